import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { endpoint, signedIn } from '@compute-mall/core/http'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { startDatabaseProxy } from '../../testing/databaseProxy.ts'
import { openTestDatabase, startTestServer, TEST_ORIGIN } from '../../testing/index.ts'
import { buildServer, type Handlers } from '../http/index.ts'
import { platformOf } from '../open.ts'
import { connect, wholeOf } from './index.ts'

const trial = {
  order: endpoint({
    method: 'POST',
    path: '/trial/order',
    access: signedIn,
    effect: 'keyedChange',
    response: t.string,
  }),
}
/** Two rows that belong together, written by one change. */
const handlers: Handlers<typeof trial> = {
  order: (_, { transact, now, idempotencyKey }) =>
    transact(async (trx) => {
      const row = { subject: `order:${idempotencyKey}`, at: now }
      await wholeOf(trx).insertInto('attempts').values(row).execute()
      await wholeOf(trx).insertInto('attempts').values(row).execute()
      return E.right('made')
    }),
}
const user = {
  id: 'u-1',
  userName: 'li',
  language: 'zh',
  roleType: 'common',
  retailerId: null,
  duties: new Set<never>(),
  roles: new Set<never>(),
  isMember: false,
  tokenScope: null,
} as const

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('while the database is away', () => {
  it('[F8][H14] every answer is an envelope, no order is made by half, and all is well soon after it returns', async () => {
    const server = await startTestServer({ modules: () => ({}) })
    const database = await openTestDatabase('postgres')
    const proxy = await startDatabaseProxy(new URL(database.pool.options.connectionString ?? ''))
    const connection = await connect({ kind: 'postgres', url: proxy.url, connections: 5 }, () => {})
    const { platform } = server
    const app = await buildServer({
      platform: platformOf({ ...platform, connection }),
      contract: { trial },
      modules: { trial: { handlers } },
      authenticate: async () => user,
    })
    let keys = 0
    const order = async () => {
      const key = `key-${String(++keys).padStart(16, '0')}`
      const response = await app.inject({
        method: 'POST',
        url: '/trial/order',
        headers: { 'x-mall-version': '2.19.0', origin: TEST_ORIGIN, 'idempotency-key': key },
      })
      return { key, status: response.statusCode, code: response.json().code as string }
    }

    const answers: Awaited<ReturnType<typeof order>>[] = []
    let isBusy = true
    const callers = Array.from({ length: 10 }, async () => {
      while (isBusy) answers.push(await order())
    })
    await sleep(300)
    proxy.cut()
    await sleep(700)
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    proxy.mend()
    const mended = performance.now()
    while ((await order()).code !== '0') await sleep(50)
    expect(performance.now() - mended).toBeLessThan(10_000)
    isBusy = false
    await Promise.all(callers)

    const codes = new Set(answers.map(({ status, code }) => `${status} ${code}`))
    expect(codes).toContain('503 SYS10007')
    // A commit that the cut left without an answer.
    expect(['200 0', '503 SYS10007', '504 SYS10012']).toEqual(expect.arrayContaining([...codes]))
    const rows = await platformOf({ ...platform, connection: database })
      .db.selectFrom('attempts')
      .select(['subject', ({ fn }) => fn.countAll<number>().as('rows')])
      .groupBy('subject')
      .execute()
    expect(rows.filter((row) => row.rows !== 2)).toEqual([])
    const made = new Set(rows.map(({ subject }) => subject))
    for (const { key, code } of answers) if (code === '0') expect(made).toContain(`order:${key}`)

    await app.close()
    await connection.close()
    proxy.close()
    await database.close()
    await server.stop()
  })
})
