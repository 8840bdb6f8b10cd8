import { onDevice, useBack, usePage } from '@compute-mall/app'
import { Favourite } from './Favourite.tsx'
import { GoodsGone } from './GoodsGone.tsx'
import { GoodsPage as PhoneGoodsPage } from './GoodsPage.mobile.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import type { OpenGoods } from './loadGoods.ts'
import { Promotion } from './Promotion.tsx'
import { type loader, useGoods } from './useGoods.ts'
import { usePhoneChat } from './usePhoneChat.ts'

export { loader } from './useGoods.ts'

export const Component = () => {
  const page = usePage<typeof loader>()
  const back = useBack(page.back)
  if (page.state === 'gone') return <GoodsGone view={page} commands={{ back }} />
  return <Open key={`${page.offer.goods.id} ${page.wanted.skuId}`} page={page} />
}

const Page = onDevice({ desktop: GoodsPage, mobile: PhoneGoodsPage })

const Open = ({ page }: { readonly page: OpenGoods }) => {
  const { props, dialogs, reporting } = useGoods(page)
  const chat = usePhoneChat()
  return (
    <>
      <Page
        {...props}
        chat={chat}
        favourite={
          <>
            <Favourite goods={page.offer.goods} />
            <Promotion goodsId={page.offer.goods.id} />
          </>
        }
      />
      {dialogs}
      {reporting}
    </>
  )
}
