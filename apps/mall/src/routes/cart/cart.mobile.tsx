import { MobileCartPage } from '../../features/cart/CartPage.mobile.tsx'
import { useCart } from './useCart.tsx'

export { loader, texts } from './useCart.tsx'

export const Component = () => <MobileCartPage {...useCart()} />
