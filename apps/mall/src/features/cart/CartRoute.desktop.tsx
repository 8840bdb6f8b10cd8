import { CartPage } from './CartPage.tsx'
import { useCart } from './useCart.tsx'

export { loader } from './useCart.tsx'

export const Component = () => <CartPage {...useCart()} />
