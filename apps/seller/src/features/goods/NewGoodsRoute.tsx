import { NewGoodsPage } from './NewGoodsPage.tsx'
import { useNewGoods } from './useNewGoods.ts'

export { loader } from './useNewGoods.ts'

export const Component = () => <NewGoodsPage {...useNewGoods()} />
