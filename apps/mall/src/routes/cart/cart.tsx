import { CartPage } from '../../features/cart/CartPage.tsx'
import { useCart } from './useCart.tsx'

export { loader, texts } from './useCart.tsx'

export const Component = () => <CartPage {...useCart()} />
