export { ListBody, ListPage, type ListPageProps } from './ListPage.tsx'
export type {
  CursorPager,
  ListCommands,
  ListFilter,
  ListView,
  NumberedPager,
  PagerView,
  PageSize,
  SavedView,
} from './types.ts'
