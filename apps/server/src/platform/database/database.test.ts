import { E } from '@compute-mall/core/fp'
import { refuse } from '@compute-mall/core/http'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../migrations.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { write } from '../write.ts'
import {
  type Connection,
  isDatabaseAway,
  migrate,
  NoConnection,
  OutcomeUnknown,
  preparing,
  transact,
} from './index.ts'
import type { Database, Db } from './tables.ts'

const AT = new Date('2026-11-21T02:00:00.000Z')
let connection: Connection
let db: Kysely<Database>

beforeAll(async () => {
  connection = await openTestDatabase()
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: connection.pool }) })
})
afterAll(() => connection.close())

const subjects = async (subject: string): Promise<number> => {
  const rows = await db.selectFrom('attempts').select('id').where('subject', '=', subject).execute()
  return rows.length
}

describe('a connection', () => {
  it('gives counts and bigints as numbers, amounts as exact text, times as dates, lists as arrays', async () => {
    const { rows } = await sql`
      select count(*) as n, 9007199254740991::bigint as most, 0.10::numeric(10,2) as price,
             '2026-11-21T10:00:00+08:00'::timestamptz as at, array['a','b'] as words`.execute(db)
    expect(rows).toEqual([{ n: 1, most: Number.MAX_SAFE_INTEGER, price: '0.10', at: AT, words: ['a', 'b'] }])
  })

  it('plans with the costs of a disk without seeks', async () => {
    const { rows } = await sql`
      select current_setting('random_page_cost') as cost, current_setting('work_mem') as memory`.execute(db)
    expect(rows).toEqual([{ cost: '1.1', memory: '32MB' }])
  })

  it('[D25] answers each caller with its own rows, also after errors and among a hundred at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 10 === 3
          ? sql`select nothing from nowhere`.execute(db).then(
              () => 'answered',
              ({ code }) => code,
            )
          : sql<{ i: number }>`select ${i}::int as i`.execute(db).then(({ rows }) => rows[0]?.i),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 100 }, (_, i) => (i % 10 === 3 ? '42P01' : i)))
  })

  it('[D25] carries 2 MB in and 20 MB out', async () => {
    const { rows } = await sql<{ came: number; goes: string }>`
      select length(${'x'.repeat(2_000_000)}::text) as came, repeat('y', 20000000) as goes`.execute(db)
    expect([rows[0]?.came, rows[0]?.goes.length]).toEqual([2_000_000, 20_000_000])
  })

  it('[D25] leaves nothing behind of a client that is thrown away inside a transaction', async () => {
    const client = await connection.pool.connect()
    await client.query('begin')
    await client.query("insert into attempts (subject, at) values ('thrown away', now())")
    client.release(true)
    expect(await subjects('thrown away')).toBe(0)
  })

  it('[H13] leaves nothing behind of a client that comes back inside a transaction, nor serves with it', async () => {
    const client = await connection.pool.connect()
    await client.query('begin')
    await client.query("insert into attempts (subject, at) values ('came back', now())")
    client.release()
    expect(await subjects('came back')).toBe(0)
    await db.insertInto('attempts').values({ subject: 'next', at: AT }).execute()
    await connection.pool.query('rollback')
    expect(await subjects('next')).toBe(1)
  })

  it('[H13] leaves nothing behind of a client whose line broke inside a transaction', async () => {
    const client = await connection.pool.connect()
    await client.query('begin')
    await client.query("insert into attempts (subject, at) values ('broke', now())")
    client.connection.stream.destroy()
    await expect(client.query('select 1')).rejects.toThrow('Connection terminated')
    client.release()
    expect(await subjects('broke')).toBe(0)
    await db.insertInto('attempts').values({ subject: 'after it', at: AT }).execute()
    await connection.pool.query('rollback')
    expect(await subjects('after it')).toBe(1)
  })

  it('[H13] does not serve again after an answer that came too late', async () => {
    const client = await connection.pool.connect()
    await client.query('begin')
    await client.query("insert into attempts (subject, at) values ('too late', now())")
    const slow = { text: 'select count(*) from generate_series(1, 5000000)', query_timeout: 50 }
    await expect(client.query(slow)).rejects.toThrow('Query read timeout')
    await expect(client.query('commit')).rejects.toThrow()
    client.release()
    await db.insertInto('attempts').values({ subject: 'in time', at: AT }).execute()
    await connection.pool.query('rollback')
    expect([await subjects('too late'), await subjects('in time')]).toEqual([0, 1])
  })

  it('[H13] is lent again and again while it is sound', async () => {
    const first = await connection.pool.connect()
    await first.query('select 1')
    first.release()
    const second = await connection.pool.connect()
    second.release()
    expect(second).toBe(first)
  })

  it('[H13] is not lent when somebody used it after giving it back', async () => {
    const client = await connection.pool.connect()
    client.release()
    await client.query('begin')
    await client.query("insert into attempts (subject, at) values ('given back', now())")
    await db.insertInto('attempts').values({ subject: 'by others', at: AT }).execute()
    await connection.pool.query('rollback')
    expect([await subjects('given back'), await subjects('by others')]).toEqual([0, 1])
  })
})

describe('a transaction', () => {
  const put = (subject: string) => (trx: Db) =>
    write(trx).insertInto('attempts').values({ subject, at: AT }).execute()

  it('keeps a right answer', async () => {
    expect(await transact(db, async (trx) => E.right(await put('right')(trx)))).toMatchObject({
      _tag: 'Right',
    })
    expect(await subjects('right')).toBe(1)
  })

  it('takes back what a refusal or an exception left half done', async () => {
    const refused = await transact(db, async (trx) => {
      await put('refused')(trx)
      return E.left(refuse('PURCHASE10010'))
    })
    expect(refused).toEqual(E.left({ code: 'PURCHASE10010' }))
    await expect(
      transact(db, async (trx) => {
        await put('refused')(trx)
        throw new Error('half way')
      }),
    ).rejects.toThrow('half way')
    expect(await subjects('refused')).toBe(0)
  })

  it('[D20] is done again after a deadlock, and given up when that goes on', async () => {
    const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })
    let tries = 0
    const result = await transact(db, async (trx) => {
      tries += 1
      await put('again')(trx)
      if (tries < 3) throw deadlock()
      return E.right(tries)
    })
    expect(result).toEqual(E.right(3))
    expect(await subjects('again')).toBe(1)
    await expect(
      transact(db, async () => {
        throw deadlock()
      }),
    ).rejects.toThrow('deadlock')
  })
})

describe('a prepared statement', () => {
  it('binds its arguments by name, however often and in whatever order they stand', async () => {
    const find = preparing(db, connection.pool)(
      'trial',
      (kysely, given: { at: Date; least: number; subject: string }) =>
        kysely
          .selectFrom('attempts')
          .select(['subject', 'at'])
          .where('subject', '=', given.subject)
          .where('at', '=', given.at)
          .where('id', '>', given.least)
          .where('subject', '=', given.subject),
    )
    await db
      .insertInto('attempts')
      .values([
        { subject: 'p', at: AT },
        { subject: 'q', at: AT },
      ])
      .execute()
    expect(await find({ subject: 'q', at: AT, least: 0 })).toEqual([{ subject: 'q', at: AT }])
    expect(await find({ subject: 'p', at: AT, least: 0 })).toEqual([{ subject: 'p', at: AT }])
    expect(await find({ subject: 'p', at: AT, least: 1_000_000 })).toEqual([])
  })
})

describe('migrations', () => {
  it('are applied once; a second start finds nothing to do', async () => {
    expect(await migrate(db, migrations)).toEqual([])
  })

  it('are named by the time when they were written, each time once', async () => {
    const names = Object.keys(await migrations.getMigrations())
    for (const name of names) expect(name).toMatch(/^20\d{6}T\d{4}-[a-z]+(-[a-z]+)*$/)
    expect(new Set(names.map((name) => name.slice(0, 13))).size).toBe(names.length)
  })

  it('are not applied again to a database that knows them by their former names', async () => {
    const { formerNames } = migrations
    for (const [former, name] of Object.entries(formerNames))
      await sql`update kysely_migration set name = ${former} where name = ${name}`.execute(db)
    const stillFormer = async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      return rows.filter(({ name }) => name in formerNames).length
    }
    expect(await stillFormer()).toBe(22)
    expect(await migrate(db, migrations)).toEqual([])
    expect(await stillFormer()).toBe(0)
  })

  it('are applied where later ones were before, because branches come together in either order', async () => {
    const known = await migrations.getMigrations()
    const late = { up: async () => {} }
    const getMigrations = async () => ({ ...known, '20261121T1539-late': late })
    expect(await migrate(db, { ...migrations, getMigrations })).toEqual(['20261121T1539-late'])
  })
})

describe('a failure', () => {
  it.each([
    Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    Object.assign(new Error(), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new NoConnection(new Error('timeout exceeded when trying to connect')),
    new OutcomeUnknown(new Error('x')),
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
  ])('[F8] is known for a database that is away: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([Object.assign(new Error(), { code: '23505' }), new Error('x'), null, 'ECONNREFUSED'])(
    '[F8] is not taken for one: %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false)
    },
  )
})
