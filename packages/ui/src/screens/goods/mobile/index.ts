export { MobileGoodsList, MobileGoodsSkeleton } from './MobileGoodsList.tsx'
export { MobileGoodsPage } from './MobileGoodsPage.tsx'
export { MobileGoodsStrip } from './MobileGoodsStrip.tsx'
