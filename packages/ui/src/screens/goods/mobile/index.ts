export { MobileGoodsList, MobileGoodsSkeleton } from './MobileGoodsList.tsx'
export { MobileGoodsStrip } from './MobileGoodsStrip.tsx'
