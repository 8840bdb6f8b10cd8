import { MobileCartPage } from './CartPage.mobile.tsx'
import { useCart } from './useCart.tsx'

export { loader } from './useCart.tsx'

export const Component = () => <MobileCartPage {...useCart()} />
