export { ListPage, type ListPageProps } from './ListPage.tsx'
export type {
  BulkOutcome,
  ListCommands,
  ListFilter,
  ListView,
  PagerView,
  PageSize,
  SavedView,
} from './types.ts'
export { PAGE_SIZES } from './types.ts'
