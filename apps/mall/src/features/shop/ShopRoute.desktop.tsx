import { ShopPage } from './ShopPage.tsx'
import { useShop } from './useShop.ts'

export { loader } from './useShop.ts'

export const Component = () => <ShopPage {...useShop()} />
