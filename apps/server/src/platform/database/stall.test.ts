import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { haltBackends } from '../../testing/backends.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/databaseProxy.ts'
import { openTestDatabase } from '../../testing/index.ts'
import { write } from '../write.ts'
import { type Connection, connect, transact } from './index.ts'
import type { Database, Db } from './tables.ts'

const AT = new Date('2026-11-21T02:00:00.000Z')
const LIMITS = { connect: 400, statement: 300, answer: 600 }
/** Longer than an answer is waited for, and than the rollback's after it would be. */
const STALL_MS = 1_000

describe.runIf(process.env.DATABASE_URL_TEST !== undefined).each([1, 10])(
  'a pool of %i while the database hangs',
  (connections) => {
    let database: Connection
    let proxy: DatabaseProxy
    let connection: Connection
    let db: Kysely<Database>
    let observer: pg.Client
    beforeEach(async () => {
      database = await openTestDatabase('postgres')
      const { connectionString = '' } = database.pool.options
      proxy = await startDatabaseProxy(new URL(connectionString))
      connection = await connect(
        { kind: 'postgres', url: proxy.url, connections },
        () => {},
        undefined,
        LIMITS,
      )
      db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: connection.pool }) })
      observer = new pg.Client({ connectionString })
      await observer.connect()
    })
    afterEach(async () => {
      proxy.close()
      await connection.close()
      await observer.end()
      await database.close()
    })

    const insert = (on: Db, subject: string) =>
      write(on).insertInto('attempts').values({ subject, at: AT }).execute()
    const subjects = async (): Promise<readonly string[]> => {
      const { rows } = await observer.query('select subject from attempts order by id')
      return rows.map(({ subject }) => subject)
    }
    const openTransactions = async (): Promise<number> => {
      const { rows } = await observer.query(
        `select count(*)::int as open from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )
      return rows[0].open
    }
    const writeTwelve = async (): Promise<readonly string[]> => {
      const written = Array.from({ length: 12 }, (_, i) => `after ${i}`)
      for (const subject of written) await insert(db, subject)
      return written
    }
    const moments = {
      begin: () => {
        proxy.stall()
        return transact(db, async (trx) => E.right(await insert(trx, 'unanswered')))
      },
      statement: () =>
        transact(db, async (trx) => {
          proxy.stall()
          return E.right(await insert(trx, 'unanswered'))
        }),
      commit: () =>
        transact(db, async (trx) => {
          await insert(trx, 'unanswered')
          proxy.stall()
          return E.right(undefined)
        }),
      rollback: () =>
        transact(db, async (trx) => {
          await insert(trx, 'unanswered')
          proxy.stall()
          throw new Error('given up')
        }),
      'statement of its own': async () => {
        await sql`select 1`.execute(db)
        proxy.stall()
        await insert(db, 'unanswered')
      },
    }

    it.each(Object.entries(moments))(
      '[H13] commits all that it acknowledges after a stall at the %s',
      async (_, write) => {
        await sql`select 1`.execute(db)
        const outcome = write().then(
          () => 'acknowledged',
          () => 'failed',
        )
        await sleep(STALL_MS)
        proxy.resume()
        expect(await outcome).toBe('failed')
        const written = await writeTwelve()
        expect((await subjects()).filter((subject) => subject !== 'unanswered')).toEqual(written)
        expect(await openTransactions()).toBe(0)
      },
    )

    it('[H13] commits all that it acknowledges after its backends were halted, and what they do later is no more', async () => {
      const held = await Promise.all(Array.from({ length: connections }, () => connection.pool.connect()))
      for (const client of held) await client.query('select 1')
      for (const client of held) client.release()
      let failed = 0
      const halted = await haltBackends(observer, connections, async () => {
        const asked = Array.from({ length: connections }, (_, n) =>
          transact(db, async (trx) => E.right(await insert(trx, `halted ${n}`))),
        )
        failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length
      })
      // A database elsewhere cannot be halted.
      expect(failed).toBe(halted)
      const written = await writeTwelve()
      await sleep(2 * LIMITS.statement)
      const kept = await subjects()
      expect(kept.filter((subject) => !subject.startsWith('halted'))).toEqual(written)
      expect(kept).toHaveLength(written.length + connections - failed)
      expect(await openTransactions()).toBe(0)
    })
  },
)
