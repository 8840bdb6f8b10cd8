export type { ListPageProps } from './ListPage.props.ts'
export { ListPage } from './ListPage.tsx'
export type {
  CursorPager,
  ListCommands,
  ListFilter,
  ListView,
  PagerView,
} from './types.ts'
export { Instant, NO_VALUE, TwoLines, useColumnsOf } from './useColumnsOf.tsx'
export {
  WorkListBody,
  type WorkListCommands,
  WorkListPage,
  type WorkListProps,
  type WorkListView,
} from './WorkListPage.tsx'
