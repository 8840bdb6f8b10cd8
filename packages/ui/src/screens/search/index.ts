export { GlobalSearchPage, type GlobalSearchPageProps } from './GlobalSearchPage.tsx'
export type { Results } from './results.ts'
export { SearchPage, type SearchPageProps } from './SearchPage.tsx'
