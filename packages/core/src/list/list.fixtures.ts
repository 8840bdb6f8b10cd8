import { systemRefusals } from '../http/index.ts'
import type { BulkAnswer, ListPage } from './list.codec.ts'

/** A page in the middle of a list. */
export const middlePage = <A>(records: readonly A[]): ListPage<A> => ({
  records,
  nextCursor: 'bmV4dA.c2lnbmF0dXJl',
  previousCursor: 'cHJldmlvdXM.c2lnbmF0dXJl',
  total: 134,
})

/** A list that fits on one page. */
export const onlyPage = <A>(records: readonly A[]): ListPage<A> => ({
  records,
  nextCursor: null,
  previousCursor: null,
  total: records.length,
})

/** A bulk operation of which one row was refused. */
export const partlyDone: BulkAnswer = {
  outcomes: [
    { id: 'a', refusal: null },
    { id: 'b', refusal: { code: systemRefusals.notFound.code, details: {} } },
  ],
}
