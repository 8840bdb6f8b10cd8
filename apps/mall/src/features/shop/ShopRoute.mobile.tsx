import { MobileShopPage } from './ShopPage.mobile.tsx'
import { usePhoneShop } from './usePhoneShop.ts'

export { loader } from './usePhoneShop.ts'

export const Component = () => <MobileShopPage {...usePhoneShop()} />
