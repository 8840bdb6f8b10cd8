import { MobileCartPage } from '@compute-mall/ui/screens/cart/mobile'
import { useCart } from './useCart.tsx'

export { loader, texts } from './useCart.tsx'

export const Component = () => <MobileCartPage {...useCart()} />
