export { MobileGlobalSearchPage } from './MobileGlobalSearchPage.tsx'
export { MobileSearchPage, type MobileSearchPageProps } from './MobileSearchPage.tsx'
export { MobileSearchStart } from './MobileSearchStart.tsx'
export { MobileShopSearchPage, type MobileShopSearchPageProps } from './MobileShopSearchPage.tsx'
