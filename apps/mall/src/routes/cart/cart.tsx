import { CartPage } from '@compute-mall/ui/screens/cart'
import { useCart } from './useCart.tsx'

export { loader, texts } from './useCart.tsx'

export const Component = () => <CartPage {...useCart()} />
