import * as t from 'io-ts'
import { Count, Id, Instant, Keyword, OneOf, Optional, ReasonUpTo } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'

/** How a search went wrong: it found nothing, found something for other words alone, or failed (R8.03). */
export const MissOutcome = OneOf('MissOutcome', ['nothing', 'corrected', 'failed'])
export type MissOutcome = t.TypeOf<typeof MissOutcome>

/** A search that went wrong, as a page tells of it: the words, and what the customer was told. */
export const SearchMiss = t.type({
  keyWords: Keyword,
  outcome: MissOutcome,
  message: ReasonUpTo(200),
})
export type SearchMiss = t.TypeOf<typeof SearchMiss>

/** Words that went wrong, with how often and what was told last. */
export const MissedWords = t.readonly(
  t.type({
    id: Id,
    /** As they are compared; empty for searches without words that failed. */
    words: t.string,
    outcome: MissOutcome,
    times: Count,
    message: t.string,
    lastAt: Instant,
  }),
  'MissedWords',
)
export type MissedWords = t.TypeOf<typeof MissedWords>

/** Words that went wrong: the most frequent first. */
export const missList = defineList({
  filters: { outcome: Optional(MissOutcome), keyword: Optional(Keyword) },
  sorts: ['-times', 'times', '-lastAt', 'lastAt'],
})
/** A page of words that went wrong. */
export const MissPage = ListPage(MissedWords)
