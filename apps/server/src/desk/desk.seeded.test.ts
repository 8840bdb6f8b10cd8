import { chatEndpoints } from '@compute-mall/core/chat'
import { deskEndpoints } from '@compute-mall/core/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../demo.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { blobs, db, vault } = server.platform
  const { seedAll } = await loadDemo()
  await db.transaction().execute((trx) => seedAll(trx, { blobs, vault, now: new Date(server.clock()) }))
  // What a newcomer sees is what is left once the jobs have run.
  const jobs = ['outbox', 'order-expiry', 'provisioning', 'refunding', 'slip-expiry', 'slip-removal']
  for (const job of [...jobs, 'goods-shelf', 'statements', 'outbox']) await server.runJob(job)
}, 300_000)
afterAll(() => server.stop())

const counted = async (table: string, column: string): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ readonly state: string; readonly count: number }>`
    select ${sql.ref(column)} as state, count(*)::int as count from ${sql.table(table)}
    group by 1 order by 1`.execute(server.platform.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

describe('the demonstration, once its jobs have run', () => {
  it('[R1.07][R4.03] has something in each queue of operations', async () => {
    const operations = await server.signInAgain('u-superadmin')
    const queues = await operations.get(deskEndpoints.queues, {})
    expect(queues.map(({ queue, counts }) => [queue, counts.waiting])).toEqual([
      ['merchants', 1],
      ['goodsQueue', 2],
      ['feedback', 2],
      ['openings', 4],
      ['remittances', 2],
      ['refunds', 2],
      ['owed', 1],
      ['differences', 0],
      ['invoices', 2],
      ['disputes', 1],
      ['payouts', 1],
    ])
  })

  it('[R1.07] has slips, refunds, invoices and feedback in each of their states', async () => {
    expect(await counted('remittance_slips', 'status')).toEqual({
      confirmed: 4,
      expired: 1,
      refused: 1,
      waiting: 2,
    })
    expect(await counted('refund_requests', 'status')).toEqual({ approved: 3, asked: 2, refused: 1 })
    expect(await counted('invoices', 'state')).toEqual({ issued: 2, refused: 1, requested: 2 })
    expect(await counted('feedback', 'state')).toEqual({
      answered: 1,
      closed: 1,
      inProgress: 2,
      received: 2,
    })
  })

  it('[R1.07][R4.08] has conversations in each state of the desk, one of them of a visitor', async () => {
    const service = await server.signInAgain('u-service')
    const held = async (filter: 'all' | 'unanswered' | 'mine' | 'done') => {
      const query = { start: 0, limit: 50, filter, conversationId: undefined }
      return (await service.get(chatEndpoints.conversations, { query })).records
    }
    expect((await held('all')).length).toBe(10)
    expect((await held('unanswered')).map(({ customerName, unread }) => [customerName, unread])).toEqual([
      ['leader', 2],
      [null, 1],
      ['newcomer', 1],
      ['rejected', 1],
      ['unsigned', 1],
    ])
    expect((await held('mine')).map(({ customerName }) => customerName)).toEqual([
      'newcomer',
      'member',
      'unverified',
    ])
    expect((await held('done')).map(({ customerName }) => customerName)).toEqual(['applicant', 'agent'])
  })
})
