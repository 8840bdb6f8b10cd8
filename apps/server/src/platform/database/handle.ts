import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertQueryBuilder,
  type InsertResult,
  Kysely,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'

/** A connection or a transaction by which every table is read and none written. Every `Kysely` is one. */
export interface Reader<DB>
  extends Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor' | 'isTransaction'> {}

/** Either, so that the type of the tables is inferred from both. */
export type Handle<DB> = Reader<DB> | Kysely<DB>

/** Writes the tables named in `Own`; another one is a type error. */
export interface Writer<DB, Own extends keyof DB & string> extends Pick<Kysely<DB>, 'getExecutor'> {
  insertInto<T extends Own>(table: T): InsertQueryBuilder<DB, T, InsertResult>
  updateTable<T extends Own>(table: T): UpdateQueryBuilder<DB, T, T, UpdateResult>
  deleteFrom<T extends Own>(table: T): DeleteQueryBuilder<DB, T, DeleteResult>
}

const isWhole = <DB>(db: Handle<DB>): db is Kysely<DB> => db instanceof Kysely

const isWriter = <DB, Own extends keyof DB & string>(db: unknown): db is Writer<DB, Own> =>
  db instanceof Kysely

const NO_HANDLE = 'This is no connection of the database.'

/** How a module gets its writer from the connection or transaction that it is given. */
export const writerOf =
  <DB, Own extends keyof DB & string>() =>
  (db: Reader<DB>): Writer<DB, Own> => {
    if (!isWriter<DB, Own>(db)) throw new TypeError(NO_HANDLE)
    return db
  }

/** The handle that writes every table: for the platform, the demo data and tests. */
export const wholeOf = <DB>(db: Handle<DB>): Kysely<DB> => {
  if (!isWhole(db)) throw new TypeError(NO_HANDLE)
  return db
}

/** Does the work in one transaction, which an exception rolls back. Without another try: see `transact`. */
export const inTransaction = <DB, A>(db: Handle<DB>, work: (trx: Reader<DB>) => Promise<A>): Promise<A> =>
  wholeOf(db).transaction().execute(work)
