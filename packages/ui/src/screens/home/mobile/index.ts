export { KindGrid } from './KindGrid.tsx'
export { MobileAppPage } from './MobileAppPage.tsx'
export { MobileHomePage } from './MobileHomePage.tsx'
export { MobileRankingPage, type MobileRankingPageProps } from './MobileRankingPage.tsx'
