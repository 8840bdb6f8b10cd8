import { usePage } from '@compute-mall/app'
import { MissingShop } from './MissingShop.tsx'
import { MobileShopPage } from './ShopPage.mobile.tsx'
import { type LoadedPhoneShop, type loader, usePhoneShop } from './usePhoneShop.ts'

export { loader } from './usePhoneShop.ts'

export const Component = () => {
  const page = usePage<typeof loader>()
  return 'isMissing' in page ? <MissingShop /> : <Shop page={page} />
}

const Shop = ({ page }: { readonly page: LoadedPhoneShop }) => <MobileShopPage {...usePhoneShop(page)} />
