import type { Message } from '@compute-mall/core/messages'
import type { GlobalHits, GoodsHits, Search } from '@compute-mall/core/search'

/** What became of a search: still asked for, not to be had, or found. */
export type Results<Hits = GoodsHits> =
  /** `before` is what was found last: its counts stay, and its height. */
  | { readonly state: 'loading'; readonly before: Hits | null }
  /** `message` is why, where it is known. */
  | { readonly state: 'failed'; readonly message?: Message }
  | { readonly state: 'found'; readonly hits: Hits }

/** What was found, now or last. */
export const hitsOf = <Hits>(results: Results<Hits>): Hits | undefined => {
  if (results.state === 'found') return results.hits
  return results.state === 'loading' ? (results.before ?? undefined) : undefined
}

/** What a global search found, by area, and the search that found it: that of the corrected words, if there are any. */
export const areasOf = (search: Search, { records, correctedWords }: GlobalHits) => ({
  searched: { ...search, keyword: correctedWords ?? search.keyword },
  resources: records.flatMap((record) => (record.area === 'resource' ? [record.goods] : [])),
  goods: records.flatMap((record) => (record.area === 'goods' ? [record.goods] : [])),
  shops: records.flatMap((record) => (record.area === 'shop' ? [record.shop] : [])),
})
