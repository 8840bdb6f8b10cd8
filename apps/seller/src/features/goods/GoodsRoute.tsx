import { GoodsListPage } from './GoodsListPage.tsx'
import { useGoodsList } from './useGoodsList.ts'

export { loader } from './useGoodsList.ts'

export const Component = () => <GoodsListPage {...useGoodsList()} />
