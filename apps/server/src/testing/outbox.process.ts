import { E } from '@compute-mall/core/fp'
import * as t from 'io-ts'
import { Kysely, PostgresDialect } from 'kysely'
import { pino } from 'pino'
import { type Connection, connect, type Database, transact, wholeOf } from '../platform/database/index.ts'
import { type Consumer, consumer, dispatch, type EventType, publish } from '../platform/outbox/index.ts'

export type TestDatabase = Kysely<Database>

/** What the tests of the outbox publish; one key for each letter that a subject begins with. */
export const noted: EventType<{ readonly subject: string }> = {
  name: 'test.noted',
  payload: t.strict({ subject: t.string }),
  keyOf: ({ subject }) => subject.slice(0, 1),
}

export const kyselyOf = ({ pool }: Connection): TestDatabase =>
  new Kysely({ dialect: new PostgresDialect({ pool }) })

/** Writes a row for each event that it takes. */
export const noteTaker = (after: () => Promise<void> = async () => {}): Consumer<Database> =>
  consumer({
    name: 'test.taker',
    of: noted,
    take: async (trx, events, at) => {
      for (const { subject } of events)
        await wholeOf(trx)
          .insertInto('attempts')
          .values({ subject: `taken ${subject}`, at })
          .execute()
      await after()
    },
  })

/** Writes a row and publishes it, in one transaction. */
export const note = (db: TestDatabase, subject: string, after: () => Promise<void> = async () => {}) =>
  transact(db, async (trx) => {
    await wholeOf(trx).insertInto('attempts').values({ subject, at: new Date() }).execute()
    await publish(trx, noted, { subject })
    await after()
    return E.right(undefined)
  })

export const dispatchTo = (db: TestDatabase, consumers: readonly Consumer<Database>[], clock = Date.now) =>
  dispatch({ db, clock, log: pino({ level: 'silent' }), consumers })

/** When the process ends itself, as a crash would. */
export type Crash = 'before commit' | 'after commit' | 'while taking'

/** Never comes back. */
const crash = (): Promise<void> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

const run = async (mode: string, place: string): Promise<void> => {
  const connection = await connect(
    place.startsWith('postgres:')
      ? { kind: 'postgres', url: place, connections: 2 }
      : { kind: 'embedded', dir: place },
    () => {},
  )
  const db = kyselyOf(connection)
  await note(db, 'a', mode === 'before commit' ? crash : undefined)
  if (mode === 'while taking') await dispatchTo(db, [noteTaker(crash)])
  await crash()
}

const [, file = '', mode = '', place = ''] = process.argv
if (import.meta.filename === file) await run(mode, place)
