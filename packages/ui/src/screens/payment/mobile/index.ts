export { MobileCashierPage } from './MobileCashierPage.tsx'
export { MobileScanPage } from './MobileScanPage.tsx'
