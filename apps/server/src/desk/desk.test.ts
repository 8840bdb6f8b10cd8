import { chatEndpoints } from '@compute-mall/core/chat'
import { deskEndpoints, JobName, jobNames, type QueueState, type WorkQueue } from '@compute-mall/core/desk'
import { orderEndpoints } from '@compute-mall/core/order'
import { shopEndpoints } from '@compute-mall/core/shop'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs, migrateJobs } from '../platform/jobs.ts'
import { openPaymentFixture, type PaymentFixture, type TestUser } from '../testing/index.ts'
import { watched } from './index.ts'

let fixture: PaymentFixture
beforeAll(async () => {
  fixture = await openPaymentFixture()
})
afterAll(() => fixture.stop())

const manager = (roleId: string): Promise<TestUser> =>
  fixture.server.signIn({ role_type: 'manager', role_ids: [roleId] })
const queuesOf = async (user: TestUser): Promise<readonly QueueState[]> => user.get(deskEndpoints.queues, {})
const countsOf = async (user: TestUser, name: WorkQueue) =>
  (await queuesOf(user)).find(({ queue }) => queue === name)?.counts
const db = () => fixture.server.platform.db

describe('the queues of operations', () => {
  it.each([
    ['operator', ['merchants', 'goodsQueue', 'feedback', 'reviewReports', 'openings']],
    ['maintenance', ['openings']],
    [
      'financial',
      ['openings', 'remittances', 'refunds', 'owed', 'differences', 'invoices', 'disputes', 'payouts'],
    ],
    ['operateBusiness', ['remittances', 'refunds', 'owed', 'differences', 'invoices', 'disputes', 'payouts']],
  ])('[J19][R6.06] are told to the role %s as far as it reads their lists', async (roleId, names) => {
    expect((await queuesOf(await manager(roleId))).map(({ queue }) => queue)).toEqual(names)
  })

  it.each(['market', 'legal', 'contracter'])('[S1] are told to nobody with the role %s', async (roleId) => {
    const user = await manager(roleId)
    expect(await user.call(deskEndpoints.queues, {})).toMatchObject({
      left: { error: { code: 'AUTH10004' } },
    })
  })

  it('[R4.03] count what waits, since when, and say what is next', async () => {
    const officer = await manager('financial')
    expect(await countsOf(officer, 'refunds')).toEqual({ waiting: 0, oldest: null, nextId: null, due: null })
    const [first, second] = [await fixture.paid(), await fixture.paid()]
    for (const { buyer, orderId } of [first, second])
      await buyer.get(orderEndpoints.askRefund, { params: { orderId }, body: { reason: '项目取消' } })
    const { id, asked_at } = await db()
      .selectFrom('refund_requests')
      .select(['id', 'asked_at'])
      .where('order_id', '=', first.orderId)
      .executeTakeFirstOrThrow()
    expect(await countsOf(officer, 'refunds')).toEqual({
      waiting: 2,
      oldest: asked_at.toISOString(),
      nextId: id,
      due: null,
    })
    await officer.get(orderEndpoints.refuseRefund, {
      params: { requestId: id },
      body: { reason: '已经开通' },
    })
    expect((await countsOf(officer, 'refunds'))?.waiting).toBe(1)
  })

  it('[R4.03] count an opening that failed, and not what is being opened', async () => {
    const keeper = await manager('maintenance')
    const before = (await countsOf(keeper, 'openings'))?.waiting ?? 0
    const { orderId } = await fixture.paid()
    expect((await countsOf(keeper, 'openings'))?.waiting).toBe(before)
    await db()
      .updateTable('order_lines')
      .set({ provision_status: 'failed', provision_at: null })
      .where('order_id', '=', orderId)
      .execute()
    expect((await countsOf(keeper, 'openings'))?.waiting).toBe(before + 1)
  })
})

describe('what does not run as it should', () => {
  const healthNow = async () => (await manager('maintenance')).get(deskEndpoints.health, {})
  const centerOf = async (id: string) => (await healthNow()).centers.find(({ clusterId }) => clusterId === id)

  it('[R4.03] knows every job of the server by its name', () => {
    const names = fixture.server.jobs.map(({ name }) => name)
    expect(names.filter((name) => !JobName.is(name))).toEqual([])
    // PostgreSQL cleans up by itself.
    const unused = jobNames.filter((name) => !names.includes(name))
    expect(unused.filter((name) => !name.startsWith('vacuum'))).toEqual([])
  })

  it('[R4.03][D24] tells which job failed, how often and since when, until a round goes well', async () => {
    const { clock, platform } = fixture.server
    const since = new Date(clock()).toISOString()
    let isBroken = true
    const job = watched(platform, {
      name: 'slip-removal',
      everyMs: 60_000,
      work: async () => {
        if (isBroken) throw new Error('the bucket does not answer')
      },
    })
    await expect(job.work()).rejects.toThrow('the bucket does not answer')
    clock.advance(60_000)
    await expect(job.work()).rejects.toThrow('the bucket does not answer')
    expect((await healthNow()).jobs).toEqual([
      {
        name: 'slip-removal',
        failures: 2,
        since,
        last: new Date(clock()).toISOString(),
        error: 'Error: the bucket does not answer',
      },
    ])
    isBroken = false
    await job.work()
    expect((await healthNow()).jobs).toEqual([])
  })

  it('[R4.03][S11] brings the next round of a failed job forward, and writes down who did', async () => {
    const { platform } = fixture.server
    await migrateJobs(platform.connection, platform.log)
    const jobs = createJobs(platform.connection, platform.log)
    await jobs.start([{ name: 'draft-expiry', everyMs: 24 * 3_600_000, work: async () => {} }])
    const waits = async () => {
      const { rows } = await sql<{ readonly waits: boolean }>`
        select start_after > now() as waits from pgboss.job where name = 'draft-expiry' and state = 'created'`.execute(
        db(),
      )
      return rows.map((row) => row.waits)
    }
    expect(await waits()).toEqual([true])
    const keeper = await manager('maintenance')
    const input = { params: { name: 'draft-expiry' } } as const
    expect(await keeper.call(deskEndpoints.retryJob, input)).toMatchObject({
      left: { error: { code: 'SYS10002' } },
    })
    const failing = watched(platform, {
      name: 'draft-expiry',
      everyMs: 60_000,
      work: () => Promise.reject(new Error('no room')),
    })
    await expect(failing.work()).rejects.toThrow('no room')
    expect((await keeper.get(deskEndpoints.retryJob, input)).jobs.map(({ name }) => name)).toEqual([
      'draft-expiry',
    ])
    expect(await waits()).not.toContain(true)
    const told = await db()
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'actor_id'])
      .where('object_type', '=', 'job')
      .execute()
    expect(told).toEqual([{ action: 'job.retried', object_id: 'draft-expiry', actor_id: keeper.id }])
    await jobs.stop()
  })

  it('[R4.03][D24] tells how each centre does by what it has still to open', async () => {
    const { orderId } = await fixture.paid()
    const [line] = await db()
      .selectFrom('order_lines')
      .select(['cluster_id'])
      .where('order_id', '=', orderId)
      .execute()
    const id = line?.cluster_id ?? ''
    const set = (provision_status: 'opening' | 'failed' | 'open') =>
      db().updateTable('order_lines').set({ provision_status }).where('cluster_id', '=', id).execute()
    await set('open')
    expect(await centerOf(id)).toMatchObject({ state: 'up', opening: 0, failed: 0, waitingSince: null })
    await set('opening')
    expect(await centerOf(id)).toMatchObject({ state: 'up', failed: 0 })
    fixture.server.clock.advance(11 * 60_000)
    expect((await centerOf(id))?.state).toBe('slow')
    await set('failed')
    const [first] = (await healthNow()).centers
    expect(first).toMatchObject({ clusterId: id, state: 'failing', opening: 0 })
    await set('open')
    await db()
      .updateTable('clusters')
      .set({ name: { zh: '天津（停用）', en: 'Tianjin' } })
      .where('id', '=', id)
      .execute()
    expect((await centerOf(id))?.state).toBe('closed')
  })

  it.each(['market', 'legal', 'financial'])('[S1] is told to nobody with the role %s', async (roleId) => {
    const user = await manager(roleId)
    expect(await user.call(deskEndpoints.health, {})).toMatchObject({
      left: { error: { code: 'AUTH10004' } },
    })
  })
})

describe('the first steps of a shop', () => {
  it('[R2.15][W11] are told to its owner as they are done', async () => {
    const owner = await fixture.server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
    const steps = async () => (await owner.get(deskEndpoints.shopHome, {})).firstSteps
    expect(await steps()).toMatchObject({ shop: false, replies: false, inbox: false })
    const profile = {
      descriptionZh: '面向科研的算力服务',
      descriptionEn: '',
      servicePhone: '400-800-8000',
      serviceEmail: 'service@example.com',
      hasWorkday: 'true',
      serviceTime: '09:00-18:00',
      daysOff: [],
      awayMessage: '',
    } as const
    await owner.get(shopEndpoints.changeProfile, { body: profile })
    expect((await steps())?.shop).toBe(true)
    await owner.get(chatEndpoints.addCannedReply, { body: { title: '问候', text: '您好', shared: true } })
    expect(await steps()).toMatchObject({ replies: true, inbox: false })
    const query = { start: 0, limit: 20, filter: 'all', conversationId: undefined } as const
    await owner.get(chatEndpoints.conversations, { query })
    expect(await steps()).toMatchObject({ replies: true, inbox: true })
    const service = await fixture.server.signIn({ retailer_id: '1001', shop_duties: ['service'] })
    expect((await service.get(deskEndpoints.shopHome, {})).firstSteps).toBeNull()
  })
})
