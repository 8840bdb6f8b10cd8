import type { Search } from './search.address.ts'
import { follows } from './search.changes.ts'

/** So many rows at most come in one answer (docs/constants.md), and are brought back when one returns. */
const MAX_GROWN_ROWS = 120

/** How a list that grows comes to what its address says (R9.02). */
export type Growth =
  /** The next page comes below those that are shown. */
  | { readonly kind: 'next' }
  /** It begins with its first rows, so many of them. */
  | { readonly kind: 'begin'; readonly rows: number }
  /** The address says more than can be brought back at once: the last page that can. */
  | { readonly kind: 'tooFar'; readonly lastPage: number }

/**
 * Whether a list goes on below what is shown, or begins anew with all rows that its address says (R9.02).
 * @param before what is shown; null where nothing is, or where it could not be found
 */
export const growthOf = (search: Search, before: Search | null, pageSize: number): Growth => {
  if (before !== null && follows(search, before)) return { kind: 'next' }
  const lastPage = MAX_GROWN_ROWS / pageSize
  if (search.pageNum > lastPage) return { kind: 'tooFar', lastPage }
  return { kind: 'begin', rows: pageSize * search.pageNum }
}
