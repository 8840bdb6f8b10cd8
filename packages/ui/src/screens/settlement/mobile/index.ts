export { MobileSettlePage, type MobileSettlePageProps, type Standing } from './MobileSettlePage.tsx'
