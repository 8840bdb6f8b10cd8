import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { E } from '@compute-mall/core/fp'
import { refuse } from '@compute-mall/core/http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations.ts'
import { openTestDatabase } from '../../testing/index.ts'
import {
  type Crash,
  dispatchTo,
  kyselyOf,
  note,
  noted,
  noteTaker,
  type TestDatabase,
} from '../../testing/outbox.process.ts'
import { type Connection, connect, type Database, migrate, transact } from '../database/index.ts'
import { type Consumer, consumer, publish, retryMs } from './index.ts'

const PROCESS = fileURLToPath(new URL('../../testing/outbox.process.ts', import.meta.url))

const subjectsOf = async (db: TestDatabase) => {
  const rows = await db.selectFrom('attempts').select('subject').orderBy('id').execute()
  return rows.map(({ subject }) => subject)
}
const waitingOf = (db: TestDatabase) =>
  db.selectFrom('outbox_deliveries').select(['consumer', 'key', 'tries']).orderBy('event_id').execute()

/** Remembers what it takes, and refuses what it is told to. */
const recorder = (name: string, refuses: (subject: string) => boolean = () => false) => {
  const taken: string[] = []
  const recording: Consumer<Database> = consumer({
    name,
    of: noted,
    take: async (_, events) => {
      const subjects = events.map(({ subject }) => subject)
      if (subjects.some(refuses)) throw new Error(`no ${subjects.join(' ')}`)
      taken.push(...subjects)
    },
  })
  return { taken, recording }
}

describe('the outbox', () => {
  let connection: Connection
  let db: TestDatabase
  beforeAll(async () => {
    connection = await openTestDatabase()
    db = kyselyOf(connection)
  })
  afterEach(async () => {
    for (const table of ['attempts', 'outbox_events', 'outbox_deliveries'] as const)
      await db.deleteFrom(table).execute()
  })
  afterAll(() => connection.close())

  it('delivers what was committed once, to each consumer, in order', async () => {
    const one = recorder('test.one')
    const two = recorder('test.two')
    for (const subject of ['a1', 'b1', 'a2', 'b2']) await note(db, subject)
    for (const _ of ['first', 'second']) await dispatchTo(db, [one.recording, two.recording])
    expect(one.taken).toEqual(['a1', 'b1', 'a2', 'b2'])
    expect(two.taken).toEqual(one.taken)
    expect(await waitingOf(db)).toEqual([])
  })

  it('delivers nothing of a transaction that was rolled back', async () => {
    const { taken, recording } = recorder('test.one')
    await transact(db, async (trx) => {
      await publish(trx, noted, { subject: 'a' })
      return E.left(refuse('SYS10001'))
    })
    await dispatchTo(db, [recording])
    expect(taken).toEqual([])
  })

  it('keeps what comes after a failed event of the same key behind it, and nothing else', async () => {
    let isIll = true
    let now = Date.now()
    const { taken, recording } = recorder('test.one', (subject) => isIll && subject === 'a1')
    const other = recorder('test.two')
    for (const subject of ['b1', 'a1', 'a2', 'b2']) await note(db, subject)
    const dispatchNow = () => dispatchTo(db, [recording, other.recording], () => now)
    await dispatchNow()
    expect(taken).toEqual(['b1', 'b2'])
    expect(other.taken).toEqual(['b1', 'a1', 'a2', 'b2'])
    expect(await waitingOf(db)).toEqual([
      { consumer: 'test.one', key: 'a', tries: 1 },
      { consumer: 'test.one', key: 'a', tries: 0 },
    ])
    isIll = false
    await dispatchNow()
    expect(taken).toEqual(['b1', 'b2'])
    now += 1_000
    await dispatchNow()
    expect(taken).toEqual(['b1', 'b2', 'a1', 'a2'])
  })

  it('waits longer with each try, at most an hour', () => {
    expect([0, 1, 2, 11, 12, 100].map(retryMs)).toEqual([
      1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000,
    ])
  })

  it('writes nothing of a batch that failed, and then each event once', async () => {
    let tries = 0
    const failing = noteTaker(async () => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
    })
    for (const subject of ['a1', 'a2']) await note(db, subject)
    await dispatchTo(db, [failing])
    expect(await subjectsOf(db)).toEqual(['a1', 'a2', 'taken a1', 'taken a2'])
    expect(tries).toBe(3)
  })

  it('delivers once where two processes deliver at the same time', async () => {
    for (let count = 0; count < 20; count += 1) await note(db, `a${count}`)
    await Promise.all([dispatchTo(db, [noteTaker()]), dispatchTo(db, [noteTaker()])])
    const taken = (await subjectsOf(db)).filter((subject) => subject.startsWith('taken'))
    expect(taken).toEqual(Array.from({ length: 20 }, (_, count) => `taken a${count}`))
  })

  it('keeps an event that cannot be read, and says which field is wrong', async () => {
    await db.insertInto('outbox_events').values({ name: 'test.noted', key: 'a', payload: '{}' }).execute()
    await dispatchTo(db, [recorder('test.one').recording])
    const kept = await db.selectFrom('outbox_deliveries').select(['tries', 'error']).execute()
    expect(kept).toEqual([
      { tries: 1, error: expect.stringContaining('test.noted cannot be read: .subject') },
    ])
  })

  it('forgets an event that nobody takes', async () => {
    await note(db, 'a')
    await dispatchTo(db, [])
    expect(await db.selectFrom('outbox_events').select('id').execute()).toEqual([])
    expect(await waitingOf(db)).toEqual([])
  })
})

/** Where a database lies that outlives a killed process. */
interface Place {
  readonly at: string
  open(): Promise<Connection>
  remove(): Promise<void>
}

const inFolder = async (): Promise<Place> => {
  const dir = mkdtempSync(join(tmpdir(), 'compute-mall-outbox-'))
  const open = () => connect({ kind: 'embedded', dir }, () => {})
  const connection = await open()
  await migrate(kyselyOf(connection), migrations)
  connection.ready()
  await connection.close()
  return { at: dir, open, remove: async () => rmSync(dir, { recursive: true }) }
}

const onPostgres = async (): Promise<Place> => {
  const database = await openTestDatabase('postgres')
  const url = database.pool.options.connectionString ?? ''
  const open = () => connect({ kind: 'postgres', url, connections: 2 }, () => {})
  return { at: url, open, remove: database.close }
}

const crashAt = async (when: Crash, { at }: Place) => {
  const child = spawn(process.execPath, ['--conditions=@compute-mall/source', PROCESS, when, at], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

describe('a process that is killed', () => {
  let place: Place
  beforeAll(async () => {
    place = await (process.env.DATABASE_URL_TEST === undefined ? inFolder() : onPostgres())
  })
  afterAll(() => place.remove())

  it.each<[Crash, readonly string[]]>([
    ['before commit', []],
    ['after commit', ['a', 'taken a']],
    ['while taking', ['a', 'taken a']],
  ])('%s has published what it has committed, and each event is taken once', async (when, expected) => {
    await crashAt(when, place)
    const connection = await place.open()
    const db = kyselyOf(connection)
    await dispatchTo(db, [noteTaker()])
    await dispatchTo(db, [noteTaker()])
    expect(await subjectsOf(db)).toEqual(expected)
    await db.deleteFrom('attempts').execute()
    await connection.close()
  })
})
