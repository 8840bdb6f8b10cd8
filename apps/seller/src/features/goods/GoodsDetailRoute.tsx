import { GoodsDetailPage } from './GoodsDetailPage.tsx'
import { useGoodsDetail } from './useGoodsDetail.ts'

export { loader } from './useGoodsDetail.ts'

export const Component = () => <GoodsDetailPage {...useGoodsDetail()} />
