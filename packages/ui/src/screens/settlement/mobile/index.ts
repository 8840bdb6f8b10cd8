export { MobileSettlePage } from './MobileSettlePage.tsx'
