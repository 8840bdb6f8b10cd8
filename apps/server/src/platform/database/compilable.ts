import type { RawBuilder } from 'kysely'
import { type Reader, wholeOf } from './handle.ts'

/** A statement written in SQL, as `prepared` takes one. */
export const compilable = <DB, Row>(db: Reader<DB>, query: RawBuilder<Row>) => ({
  compile: () => query.compile(wholeOf(db)),
})
