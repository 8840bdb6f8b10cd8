/**
 * Lists: what they are asked and answer, how an address writes it, bulk operations, and what surrounds their rows.
 *
 * `defineList` declares filters and sorts of a list, `ListPage` is the codec of its pages, `readList` and `writeList`
 * read and write its address, `listView` is what a screen shows beside the rows.
 *
 * @module
 */
export {
  changeQuery,
  clearFilters,
  isFiltered,
  type ListAddress,
  readList,
  writeList,
  writeView,
} from './list.address.ts'
export {
  BulkAnswer,
  BulkIds,
  BulkOutcome,
  Cursor,
  defineList,
  type List,
  ListPage,
  ListWithViews,
  type QueryOf,
  SavedView,
  type SelectionOf,
} from './list.codec.ts'
export { listEndpoints } from './list.endpoints.ts'
export { listRefusals } from './list.errors.ts'
export { listMessages } from './list.messages.ts'
export {
  isTotalCapped,
  MAX_BULK,
  MAX_EXPORT_ROWS,
  MAX_LIMIT,
  MAX_TOTAL,
  MAX_VIEW_NAME,
  MAX_VIEWS,
  PAGE_LIMITS,
  sortOf,
} from './list.rules.ts'
export { type BulkView, bulkView, type Empty, type ListView, listView, totalMessage } from './list.view.ts'
