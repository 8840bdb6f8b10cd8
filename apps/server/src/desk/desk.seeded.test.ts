import { chatEndpoints } from '@compute-mall/core/chat'
import { deskEndpoints } from '@compute-mall/core/desk'
import { goodsEndpoints, type OwnGoodsRow, ownGoodsList, reportedReviewList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { siteEndpoints } from '@compute-mall/core/site'
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
      ['reviewReports', 1],
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

  it('[R1.07][R2.12] has a review that a buyer and the shop have reported, and one that was kept', async () => {
    const operations = await server.signInAgain('u-superadmin')
    const { query } = readList(reportedReviewList, [])
    const { records } = await operations.get(goodsEndpoints.reportedReviews, { query })
    expect(records.map(({ state, reports }) => [state, reports.map(({ side }) => side)])).toEqual([
      ['kept', ['shop']],
      ['open', ['shop', 'customer']],
    ])
  })

  it('[R1.07] has slips, refunds, statements, invoices and feedback in each of their states', async () => {
    expect(await counted('remittance_slips', 'status')).toEqual({
      confirmed: 4,
      expired: 1,
      refused: 1,
      waiting: 2,
    })
    expect(await counted('refund_requests', 'status')).toEqual({
      approved: 3,
      asked: 2,
      closed: 1,
      refused: 1,
      withdrawn: 1,
    })
    const statements = Object.keys(await counted('statements', 'status'))
    expect(statements).toEqual(['closed', 'confirmed', 'disputed', 'open', 'paid'])
    expect(await counted('invoices', 'state')).toEqual({ issued: 2, refused: 1, requested: 2 })
    expect(await counted('feedback', 'state')).toEqual({
      answered: 1,
      closed: 1,
      inProgress: 2,
      received: 2,
    })
  })

  it('[R1.07] has resources that end in seven days and today, of which their owner was told in one notice', async () => {
    await server.runJob('resource-endings')
    const ends = await sql<{ readonly days: number }>`
      select (ends_at at time zone 'Asia/Shanghai')::date
        - (${new Date(server.clock())}::timestamptz at time zone 'Asia/Shanghai')::date as days
      from order_lines where provision_status = 'open' and ends_at is not null order by 1`.execute(
      server.platform.db,
    )
    expect(ends.rows.map(({ days }) => days)).toEqual([0, 7])
    const told = await server.platform.db
      .selectFrom('notices')
      .select(['user_id', 'details'])
      .where('kind', '=', 'resourceEnding')
      .execute()
    expect(told.map(({ user_id, details }) => [user_id, details.amount])).toEqual([['u-leader', 2]])
  })

  it('[R2.15][W11] tells those of the shop what needs them, as far as they may read it', async () => {
    const homeOf = async (name: string) =>
      (await server.signInAgain(`u-${name}`)).get(deskEndpoints.shopHome, {})
    const owner = await homeOf('seller')
    expect(owner.goods).toMatchObject({
      refused: 2,
      failed: 2,
      drafts: 2,
      lastRefused: {
        reason: null,
        first: { field: 'skus.0.pricing.0.price', code: 'mismatch' },
      },
    })
    expect(owner.messages?.unanswered).toBe(5)
    // The customer who has waited longest wrote 300 minutes ago.
    expect(server.clock() - Date.parse(owner.messages?.since ?? '')).toBeGreaterThanOrEqual(300 * 60_000)
    expect([owner.openingFailed, owner.disputed]).toEqual([1, 1])
    expect(owner.firstSteps).toEqual({ shop: true, goods: true, replies: true, inbox: true })
    const sold = owner.days?.filter(({ orders }) => orders > 0) ?? []
    expect(owner.days?.length).toBe(30)
    expect(sold.length).toBeGreaterThan(0)
    expect(Number(sold[0]?.revenue)).toBeGreaterThan(0)
    const given = async (name: string) =>
      Object.entries(await homeOf(name)).flatMap(([part, value]) => (value === null ? [] : [part]))
    expect(await given('service')).toEqual(['goods', 'messages', 'openingFailed'])
    expect(await given('goodsclerk')).toEqual(['goods', 'openingFailed'])
    const stranger = await server.signInAgain('u-leader')
    expect(await stranger.call(deskEndpoints.shopHome, {})).toMatchObject({
      left: { error: { code: 'AUTH10004' } },
    })
  })

  it('[R2.15] counts at home the scarce goods that the list to which it leads shows', async () => {
    const seller = await server.signInAgain('u-seller')
    const { query } = readList(ownGoodsList, [])
    const listed = await seller.get(goodsEndpoints.ownList, {
      query: { ...query, tab: 'on', scarce: true, limit: 100 },
    })
    const all = await seller.get(goodsEndpoints.ownList, { query: { ...query, tab: 'on', limit: 100 } })
    expect((await seller.get(deskEndpoints.shopHome, {})).goods?.scarce).toBe(listed.total)
    expect(listed.total).toBeGreaterThan(0)
    expect(listed.total).toBeLessThan(all.total)
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

describe('the shop of the platform, after operations have changed what may be bought', () => {
  const limits = { minCpuNum: 1, minGpuNum: 1, minQuota: 1, maxQuota: 500_000, minDuration: 1 }

  beforeAll(async () => {
    // The demonstration leaves the most to the platform; here its seller has said that ten are enough.
    await sql`update goods set purchase_limit = jsonb_set(purchase_limit::jsonb, '{maxAmount}', '10')::json
      where shop_id = '1001'`.execute(server.platform.db)
  })

  it.each([
    ['nothing while they say little', limits, []],
    ['shared cores', { ...limits, minCpuNum: 32 }, ['general']],
    ['shared cards', { ...limits, minGpuNum: 16 }, ['heterogeneous']],
    ['storage', { ...limits, minQuota: 100 }, ['storage']],
  ])('[R9.01][R2.15] has shut %s: its home counts what its list marks', async (_, body, kinds) => {
    const operations = await server.signInAgain('u-superadmin')
    await operations.get(siteEndpoints.setLimits, { body })
    const seller = await server.signInAgain('u-seller')
    const { query } = readList(ownGoodsList, [])
    const listed = async (shut?: true) => {
      const rows: OwnGoodsRow[] = []
      for (let cursor: string | undefined; ; ) {
        const asked = { ...query, tab: 'on', shut, limit: 100, cursor } as const
        const { records, nextCursor } = await seller.get(goodsEndpoints.ownList, { query: asked })
        rows.push(...records)
        if (nextCursor === null) return rows
        cursor = nextCursor
      }
    }
    const marked = (await listed()).filter(({ isShut }) => isShut)
    expect([...new Set(marked.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
    expect(await listed(true)).toEqual(marked)
    expect((await seller.get(deskEndpoints.shopHome, {})).goods?.shut).toBe(marked.length)
  })
})
