import { onDevice } from '@compute-mall/app'
import { CartPage as PhoneCartPage } from './CartPage.mobile.tsx'
import { CartPage } from './CartPage.tsx'
import { useCart } from './useCart.tsx'

export { loader } from './useCart.tsx'

export const Component = onDevice({ desktop: CartPage, mobile: PhoneCartPage }, useCart)
