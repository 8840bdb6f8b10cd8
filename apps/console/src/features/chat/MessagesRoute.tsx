import { addresses, load, useNavigate, usePage } from '@compute-mall/app'
import { CustomerMessages } from '@compute-mall/app/chat'
import { routes } from '../../routes.ts'
import { tellUnreadMessages } from '../../useUnreadMessages.ts'

export const loader = load(routes.messages, async ({ params }) => params)

const links = {
  goods: (skuId: string) => addresses.mall.goods.href({ skuId }),
  shops: addresses.mall.search.href(),
}

/** One's conversations with the shops (width 2.7, Messages). */
export const Component = () => {
  const { shopId } = usePage<typeof loader>()
  const navigate = useNavigate()
  return (
    <CustomerMessages
      shopId={shopId}
      links={links}
      onUnread={tellUnreadMessages}
      onOpen={(id) => navigate(routes.messages.href({ shopId: id }), { replace: true })}
    />
  )
}
