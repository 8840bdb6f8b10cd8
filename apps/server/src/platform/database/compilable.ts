import type { Kysely, RawBuilder } from 'kysely'

/** A statement written in SQL, as `prepared` takes one. */
export const compilable = <DB, Row>(db: Kysely<DB>, query: RawBuilder<Row>) => ({
  compile: () => query.compile(db),
})
