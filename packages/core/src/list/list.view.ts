import { refusalMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { isFiltered } from './list.address.ts'
import type { BulkAnswer, Cursor, List, ListPage, QueryOf } from './list.codec.ts'
import type { listMessages } from './list.messages.ts'
import { isTotalCapped, MAX_TOTAL, PAGE_LIMITS } from './list.rules.ts'

const say = messageFor<KeyOf<typeof listMessages>>('list')

/** Why a list shows no rows: there are none yet, or none that match what is filtered. */
export type Empty = 'nothingYet' | 'nothingMatches'

/** What surrounds the rows of a list. */
export interface ListView {
  readonly total: Message
  readonly empty: { readonly kind: Empty; readonly message: Message } | null
  readonly limit: number
  /** The places of the neighbouring pages; null where there is none. */
  readonly next: Cursor | null
  readonly previous: Cursor | null
}

/** How a total is told; above 10,000 as "more than". */
export const totalMessage = (total: number): Message =>
  isTotalCapped(total) ? say('totalCapped', { most: MAX_TOTAL }) : say('total', { count: total })

const emptyOf = <L extends List>(list: L, query: QueryOf<L>): ListView['empty'] => {
  const kind = isFiltered(list, query) ? 'nothingMatches' : 'nothingYet'
  return { kind, message: say(`empty.${kind}`) }
}

/** What a page of a list shows beside its rows. */
export const listView = <L extends List>(
  list: L,
  query: QueryOf<L>,
  { records, total, nextCursor, previousCursor }: ListPage<unknown>,
): ListView => ({
  total: totalMessage(total),
  empty: records.length === 0 ? emptyOf(list, query) : null,
  limit: query.limit ?? PAGE_LIMITS[0],
  next: nextCursor,
  previous: previousCursor,
})

/** What became of a bulk operation, and why the rest of it was not done. */
export interface BulkView {
  readonly summary: Message
  readonly refused: readonly { readonly id: string; readonly reason: Message }[]
}

/** "7 done, 2 not" and the reason for each that was not. */
export const bulkView = ({ outcomes }: BulkAnswer): BulkView => {
  const refused = outcomes.flatMap(({ id, refusal }) =>
    refusal === null ? [] : [{ id, reason: refusalMessage(refusal) }],
  )
  const done = outcomes.length - refused.length
  if (refused.length === 0) return { summary: say('bulk.allDone', { count: done }), refused }
  return {
    summary:
      done === 0
        ? say('bulk.noneDone', { count: refused.length })
        : say('bulk.partly', { done, refused: refused.length }),
    refused,
  }
}
