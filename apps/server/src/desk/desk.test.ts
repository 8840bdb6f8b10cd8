import { deskEndpoints, type QueueState, type WorkQueue } from '@compute-mall/core/desk'
import { orderEndpoints } from '@compute-mall/core/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Counter, openCounter, type TestUser } from '../testing/index.ts'

let counter: Counter
beforeAll(async () => {
  counter = await openCounter()
})
afterAll(() => counter.stop())

const manager = (roleId: string): Promise<TestUser> =>
  counter.server.signIn({ role_type: 'manager', role_ids: [roleId] })
const queuesOf = async (user: TestUser): Promise<readonly QueueState[]> => user.get(deskEndpoints.queues, {})
const countsOf = async (user: TestUser, name: WorkQueue) =>
  (await queuesOf(user)).find(({ queue }) => queue === name)?.counts
const db = () => counter.server.platform.db

describe('the queues of operations', () => {
  it.each([
    ['operator', ['merchants', 'goodsQueue', 'feedback', 'openings']],
    ['maintenance', ['openings']],
    ['financial', ['openings', 'remittances', 'refunds', 'owed', 'invoices', 'disputes', 'payouts']],
    ['operateBusiness', ['remittances', 'refunds', 'owed', 'invoices', 'disputes', 'payouts']],
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
    const [first, second] = [await counter.paid(), await counter.paid()]
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
    const { orderId } = await counter.paid()
    expect((await countsOf(keeper, 'openings'))?.waiting).toBe(before)
    await db()
      .updateTable('order_lines')
      .set({ provision_status: 'failed', provision_at: null })
      .where('order_id', '=', orderId)
      .execute()
    expect((await countsOf(keeper, 'openings'))?.waiting).toBe(before + 1)
  })
})
