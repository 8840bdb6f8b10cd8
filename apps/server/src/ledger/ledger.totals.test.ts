import { randomUUID } from 'node:crypto'
import { ledgerEndpoints, ledgerList, totalOf } from '@compute-mall/core/ledger'
import { readList } from '@compute-mall/core/list'
import { add, compare, subtract } from '@compute-mall/core/money'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { teamEndpoints } from '@compute-mall/core/team'
import { spreadsheetTime } from '@compute-mall/core/time'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AGREEMENT,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const { bill, budget, costs, export: exported, list, memberCosts, setBudget } = ledgerEndpoints
const everything = readList(ledgerList, []).query
const notices = { ...readList(noticeList, []).query, kind: ['budgetReached' as const] }
const refused = (code: string) =>
  expect.objectContaining({
    left: expect.objectContaining({ error: expect.objectContaining({ code }) }),
  })

let server: TestServer
let skuId: string
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
  skuId = (await putOnSale(server.platform.db)).skuId
})
afterAll(() => server.stop())

const fund = (userId: string) =>
  server.platform.db
    .insertInto('pay_accounts')
    .values({
      user_id: userId,
      credit_limit: '0.00',
      credit: '0.00',
      contract_fund: '90000000.00',
      platform_discount: '0.00',
    })
    .execute()

/** Buys something for so many yuan and pays it. @returns the id of the order */
const spend = async (buyer: TestUser, price: string): Promise<string> => {
  const sale = await putOnSale(server.platform.db, {
    kind: 'service',
    billingType: 'ONCE',
    clusterId: '',
    price,
  })
  const made = await order(buyer, intentFor(sale))
  if (made._tag === 'Left') throw new Error(JSON.stringify(made.left))
  const { orderId } = made.right
  await buyer.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } })
  return orderId
}

/** What one may do with money, in whatever order. */
const step = fc.record({
  kind: fc.constantFrom(
    'pay',
    'payAndRefund',
    'refundPart',
    'late',
    'recharge',
    'renewal',
    'gift',
    'postpaid',
  ),
  cents: fc.integer({ min: 2, max: 99_999_999 }),
  lines: fc.integer({ min: 1, max: 3 }),
  daysAgo: fc.integer({ min: 0, max: 60 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const yuan = (cents: number): string => (cents / 100).toFixed(2)

/** Writes what a step leaves behind in orders, lines and ledger. */
const write = async (userId: string, { kind, cents, lines, daysAgo }: Step): Promise<void> => {
  const { db } = server.platform
  const at = new Date(server.clock() - daysAgo * 86_400_000)
  const id = randomUUID()
  const total = kind === 'gift' ? '0.00' : yuan(cents)
  await db
    .insertInto('orders')
    .values({
      id,
      order_no: id.replaceAll(/\D/g, '').padEnd(18, '0').slice(0, 18),
      user_id: userId,
      request_key: id,
      shop_id: null,
      type: kind === 'recharge' ? 'recharge' : kind === 'gift' || kind === 'postpaid' ? kind : 'formal',
      status: 'paid',
      pay_method: 'contractFund',
      source_total: total,
      total,
      agreement_version: AGREEMENT,
      created_at: at,
      expires_at: at,
      paid_at: at,
      closed_at: null,
      refunded_at: null,
    })
    .execute()
  const parts = Array.from({ length: lines }, (_, i) =>
    i < lines - 1 ? Math.floor(cents / lines) : cents - Math.floor(cents / lines) * (lines - 1),
  )
  if (kind !== 'recharge')
    for (const [position, part] of parts.entries())
      await db
        .insertInto('order_lines')
        .values({
          id: randomUUID(),
          order_id: id,
          position,
          sku_id: skuId,
          cluster_id: '',
          amount: 1,
          document: {
            kind: position === 0 ? 'software' : 'storage',
            clusterId: position === 1 ? 'c-kunshan' : null,
            centerName: position === 1 ? { zh: '昆山', en: 'Kunshan' } : null,
            subtotal: kind === 'gift' ? '0.00' : yuan(part),
          } as never,
          provision_status: 'pending',
          provision_at: null,
          opened_at: null,
          ends_at: null,
          renews: null,
        })
        .execute()
  const entry = (amount: string, more: { settles: boolean; given_back?: string }) =>
    db
      .insertInto('ledger_entries')
      .values({
        id: randomUUID(),
        order_id: id,
        kind: compare(amount, 0) < 0 ? 'refund' : 'payment',
        provider: 'account',
        transaction_no: more.given_back === undefined ? `pay-${id}` : randomUUID(),
        amount,
        at,
        given_back: null,
        ...more,
      })
      .execute()
  await entry(total, { settles: kind !== 'late' })
  if (kind === 'payAndRefund' || kind === 'late')
    await entry(subtract(0, total), { settles: false, given_back: `pay-${id}` })
  if (kind === 'refundPart') await entry('-0.01', { settles: false, given_back: `pay-${id}` })
}

type Filters = Pick<typeof everything, 'month' | 'kind'>
const filtered: readonly Filters[] = [
  { month: undefined, kind: undefined },
  { month: '2026-10', kind: undefined },
  { month: undefined, kind: 'refund' },
]

/** The cells of an export without its head; no field of it needs quotes. */
const cellsOf = async (reader: TestUser, filters: Filters) => {
  const answer = await reader.call(exported, { query: { ...filters, sort: undefined } })
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left))
  const { bytes } = answer.right
  // By these three a spreadsheet knows that Chinese is to come.
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [, ...lines] = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim().split('\r\n')
  return lines.map((line) => line.split(','))
}

const MONTHS = ['2026-11', '2026-10', '2026-09'] as const

describe('what a customer spent', () => {
  it('[R3.10] comes to the same to the cent in ledger, costs, bills and by member, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const leader = await server.signIn({ group: { id: randomUUID(), isLeader: true } })
        for (const one of steps) await write(leader.id, one)
        const { records } = await leader.get(list, { query: { ...everything, limit: 120 } })
        const spent = records.filter(({ orderType }) => orderType !== 'recharge')
        const total = add('0', ...spent.map(({ amount }) => amount))
        const told = await leader.get(costs, {})
        expect(compare(totalOf(told), total)).toBe(0)
        const bills = await Promise.all(MONTHS.map((month) => leader.get(bill, { params: { month } })))
        expect(compare(add('0', ...bills.map((one) => one.total)), total)).toBe(0)
        for (const one of bills) {
          expect(compare(subtract(one.paid, one.refunded), one.total)).toBe(0)
          expect(compare(totalOf(one.costs), one.total)).toBe(0)
          const charged = one.entries.filter(({ orderType }) => orderType === 'recharge')
          expect(compare(add('0', ...charged.map(({ amount }) => amount)), one.recharged)).toBe(0)
        }
        expect(bills.flatMap(({ entries }) => entries)).toHaveLength(records.length)
        for (const filters of filtered) {
          const shown = await leader.get(list, { query: { ...everything, ...filters, limit: 120 } })
          const cells = await cellsOf(leader, filters)
          expect(cells.map((row) => [row[0], row[1], row[5]])).toEqual(
            shown.records.map(({ at, orderNo, amount }) => [
              spreadsheetTime(at, 'second'),
              `'${orderNo}`,
              amount,
            ]),
          )
        }
        const members = await leader.get(memberCosts, {})
        expect(compare(add('0', ...members.map(({ amount }) => amount)), total)).toBe(0)
      }),
      { numRuns: 12 },
    )
  })

  it('[R3.10][J15] is told by member to their leader: what they paid, and what was bought for them', async () => {
    const id = 'g-cost'
    const leader = await server.signIn({ user_name: 'costleader', group: { id, isLeader: true } })
    const member = await server.signIn({ user_name: 'costmember', group: { id, isLeader: false } })
    await fund(leader.id)
    await fund(member.id)
    await spend(leader, '100.00')
    const sale = await putOnSale(server.platform.db, {
      kind: 'software',
      billingType: 'FOREVER',
      clusterId: '',
    })
    const own = await order(member, intentFor(sale))
    if (own._tag === 'Left') throw new Error(JSON.stringify(own.left))
    const body = { orderId: own.right.orderId, method: 'contractFund' as const }
    await member.get(paymentEndpoints.payFromAccount, { body })
    const asked = await putOnSale(server.platform.db, { price: '7.77' })
    const { choice } = intentFor(asked)
    if (choice === undefined) throw new Error('nothing is chosen')
    const { requestId } = await member.get(teamEndpoints.ask, {
      body: { choice, note: '', groupId: undefined },
    })
    const { orderId } = await leader.get(teamEndpoints.buy, {
      params: { requestId },
      body: { quotedTotal: '7.77', agreed: true, agreementVersion: AGREEMENT },
    })
    await leader.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } })
    await server.runJob('outbox')
    const told = (await leader.get(memberCosts, {})).map(({ userName, paidBy, amount }) => [
      userName,
      paidBy,
      amount,
    ])
    expect(told).toEqual([
      ['costleader', 'leader', '100.00'],
      ['costmember', 'leader', '7.77'],
      ['costmember', 'member', '25.60'],
    ])
    expect(await member.get(memberCosts, {})).toEqual([])
  })

  it('[R4.05] is told once at 80 and once at 95 % of a budget in a month', async () => {
    const buyer = await server.signIn()
    await fund(buyer.id)
    const percents = async () =>
      (await buyer.get(noticeEndpoints.list, { query: notices })).records.map(
        ({ details }) => details.percent,
      )
    expect(await buyer.get(budget, {})).toEqual({ amount: null, month: '2026-11', spent: '0.00' })
    await buyer.get(setBudget, { body: { amount: '100.00' } })
    await spend(buyer, '79.99')
    await server.runJob('outbox')
    expect(await percents()).toEqual([])
    await spend(buyer, '0.01')
    await server.runJob('outbox')
    expect(await percents()).toEqual([80])
    await spend(buyer, '1.00')
    await server.runJob('outbox')
    expect(await percents()).toEqual([80])
    const { spent } = await buyer.get(setBudget, { body: { amount: '85.00' } })
    expect([spent, await percents()]).toEqual(['81.00', [95, 80]])
    await buyer.get(setBudget, { body: { amount: undefined } })
    expect((await buyer.get(budget, {})).amount).toBeNull()
  })

  it('[R4.05] has a budget between one yuan and a hundred millions', async () => {
    const buyer = await server.signIn()
    for (const amount of ['0.99', '100000000.01', '5.001', '-5'])
      expect([amount, await buyer.call(setBudget, { body: { amount } })]).toEqual([
        amount,
        refused('BUDGET10001'),
      ])
  })

  it('[S1] is nobody else’s: bills, budgets and costs are one’s own', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()]
    await fund(one.id)
    const orderId = await spend(one, '12.00')
    await one.get(setBudget, { body: { amount: '50.00' } })
    expect(await other.get(bill, { params: { month: '2026-11' } })).toMatchObject({
      entries: [],
      total: '0.00',
    })
    expect((await other.get(budget, {})).amount).toBeNull()
    expect(await other.get(memberCosts, {})).toEqual([])
    expect(await other.call(orderEndpoints.detail, { params: { orderId } })).toEqual(refused('SYS10002'))
    expect((await one.get(bill, { params: { month: '2026-11' } })).total).toBe('12.00')
  })
})
