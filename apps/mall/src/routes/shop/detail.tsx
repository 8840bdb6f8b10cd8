import { ShopPage } from '../../features/shop/ShopPage.tsx'
import { useShop } from './useShop.ts'

export { loader, texts } from './useShop.ts'

export const Component = () => <ShopPage {...useShop()} />
