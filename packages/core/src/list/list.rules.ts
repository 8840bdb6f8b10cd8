/** Rows of a page that a reader may choose; the first is the default. */
export const PAGE_LIMITS = [20, 50, 100] as const
/** The most rows that a page may have (R9.02). */
export const MAX_LIMIT = 120
/** Rows are counted up to here; a total above it means "more than so many". */
export const MAX_TOTAL = 10_000
/** The most rows that one bulk operation takes. */
export const MAX_BULK = 100
/** The most rows of one export. */
export const MAX_EXPORT_ROWS = 50_000

/** Whether a total is only known to be greater than `MAX_TOTAL`. */
export const isTotalCapped = (total: number): boolean => total > MAX_TOTAL

/** A sort by its field and direction: `-appliedAt` is descending by `appliedAt`. */
export const sortOf = (name: string): { readonly field: string; readonly isDescending: boolean } =>
  name.startsWith('-') ? { field: name.slice(1), isDescending: true } : { field: name, isDescending: false }

/** The lists whose filters and sort somebody may keep under a name. */
export const listsWithViews = [
  'console.orders',
  'console.resources',
  'console.entries',
  'seller.goods',
  'seller.orders',
  'seller.reviews',
  'admin.goodsQueue',
  'admin.goods',
  'admin.merchants',
  'admin.catalogue',
  'admin.feedback',
  'admin.orders',
  'admin.openings',
  'admin.refunds',
  'admin.remittances',
  'admin.people',
  'admin.audit',
] as const
/** The most views that somebody keeps of one list. */
export const MAX_VIEWS = 50
/** Characters of the name of a view. */
export const MAX_VIEW_NAME = 32
/** Characters of what a view asks, as an address writes it. */
export const MAX_VIEW_QUERY = 2_000
