import type { MissOutcome } from './miss.codec.ts'
import { type Search, writeSearch } from './search.address.ts'

/** What became of a search, as far as it tells whether words are understood. */
interface Outcome {
  readonly total: number
  readonly correctedWords: string | null
}

/** Words that went wrong are kept for so many days, and told so often a minute by one address. */
export const MISSES = { keptDays: 90, perMinute: 30 } as const

/** Whether nothing but words was asked for, so that filters are not why nothing was found. */
const isWordsAlone = (search: Search): boolean =>
  search.keyword !== '' &&
  writeSearch({ ...search, sort: 'default', sortBy: 'desc' }).every(([name]) => name === 'keyword')

/** How a search went wrong; null where it did not, or where its filters are to blame. `found` is null where it failed. */
export const missOf = (search: Search, found: Outcome | null): MissOutcome | null => {
  if (found === null) return 'failed'
  if (!isWordsAlone(search)) return null
  if (found.total === 0) return 'nothing'
  return found.correctedWords === null ? null : 'corrected'
}
