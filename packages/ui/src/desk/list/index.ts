export { ListPage, type ListPageProps } from './ListPage.tsx'
export type {
  ListCommands,
  ListFilter,
  ListView,
  PagerView,
  PageSize,
  SavedView,
} from './types.ts'
