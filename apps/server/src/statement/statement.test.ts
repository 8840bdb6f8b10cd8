import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { add, compare, totalOf } from '@compute-mall/core/money'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import {
  type StatementDetail,
  shopStatementList,
  statementEndpoints,
  statementLineList,
  statementList,
} from '@compute-mall/core/statement'
import { DAY_MS } from '@compute-mall/core/time'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLedger,
  openPaymentFixture,
  type PaymentFixture,
  type Placed,
  startTestServer,
  type TestUser,
} from '../testing/index.ts'

const refused = (code: string) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code }) } })
const everything = readList(shopStatementList, []).query
const allLines = readList(statementLineList, []).query
const allStatements = readList(statementList, []).query

const placed = new WeakMap<PaymentFixture, Set<string>>()

/** What people do to one shop's account. */
const actionsOf = (fixture: PaymentFixture) => {
  const { server } = fixture
  const { db } = server.platform
  const setRate = async (rate: string): Promise<void> => {
    const rates = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'serviceFeeRates')
      .executeTakeFirst()
    const known = (rates?.value ?? []) as readonly unknown[]
    const value = JSON.stringify([...known, { rate, from: new Date(server.clock()).toISOString() }])
    await db
      .insertInto('settings')
      .values({ name: 'serviceFeeRates', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }
  const deliver = () => server.runJob('outbox')
  const buy = async (amount: number): Promise<Placed> => {
    const one = await fixture.placed({ amount, sale: { price: '256.00' } })
    await db
      .insertInto('pay_accounts')
      .values({
        user_id: one.buyer.id,
        credit_granted_at: new Date('2026-01-01T00:00:00Z'),
        credit: '100000.00',
        credit_limit: '100000.00',
      })
      .execute()
    await one.buyer.get(paymentEndpoints.payFromAccount, {
      body: { orderId: one.orderId, method: 'credit' },
    })
    await deliver()
    placed.set(fixture, (placed.get(fixture) ?? new Set()).add(one.orderId))
    return one
  }
  const finance = () => server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  const refund = async ({ buyer, orderId }: Pick<Placed, 'buyer' | 'orderId'>): Promise<void> => {
    const asking = await server.signInAgain(buyer.id)
    const asked = await asking.get(orderEndpoints.askRefund, {
      params: { orderId },
      body: { reason: '项目取消' },
    })
    const officer = await finance()
    await officer.get(orderEndpoints.approveRefund, { params: { requestId: asked.requestId } })
    await deliver()
  }
  /** Gives up the only line of an order that could not be opened. */
  const release = async ({ orderId }: Pick<Placed, 'orderId'>): Promise<void> => {
    const { id } = await db
      .updateTable('order_lines')
      .set({ provision_status: 'failed', provision_at: null })
      .where('order_id', '=', orderId)
      .returning('id')
      .executeTakeFirstOrThrow()
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    await operator.get(orderEndpoints.releaseOpening, {
      params: { lineId: id },
      body: { reason: '已停售' },
    })
    await deliver()
  }
  const owner = () => server.signIn({ retailer_id: '1001' })
  const statements = async (): Promise<readonly StatementDetail[]> => {
    const one = await owner()
    const { records } = await one.get(statementEndpoints.shopList, { query: { ...everything, limit: 120 } })
    return Promise.all(
      records.map(({ statementId }) => one.get(statementEndpoints.shopDetail, { params: { statementId } })),
    )
  }
  const linesOf = async (statementId: string) => {
    const one = await owner()
    const query = { ...allLines, limit: 120 }
    return (await one.get(statementEndpoints.shopLines, { params: { statementId }, query })).records
  }
  const close = () => server.runJob('statements')
  return { setRate, buy, refund, release, owner, finance, statements, linesOf, close, deliver }
}

describe('the statements of a shop', () => {
  let fixture: PaymentFixture
  let owner: TestUser
  let officer: TestUser
  beforeAll(async () => {
    fixture = await openPaymentFixture()
    owner = await fixture.server.signIn({ retailer_id: '1001' })
    officer = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
  })
  afterAll(() => fixture.stop())

  it('[W18][J14] count a sale when it is paid, and its refund at the rate of the sale', async () => {
    const { setRate, buy, refund, release, statements, linesOf } = actionsOf(fixture)
    await setRate('0.05')
    const [kept, returned, given] = [await buy(1), await buy(2), await buy(3)]
    fixture.server.clock.advance(1_000)
    await setRate('0.2')
    await refund(returned)
    await release(given)
    const [statement] = await statements()
    expect(statement).toMatchObject({
      from: '2026-11-01',
      until: '2026-11-30',
      period: 'PERIOD_3',
      status: 'open',
      lines: 5,
      sales: '1536.00',
      refunds: '-1280.00',
      adjustments: '0.00',
      fees: '12.80',
      total: '243.20',
    })
    const lines = await linesOf(statement?.statementId ?? '')
    expect(lines.map(({ kind, amount, feeRate, fee, net }) => [kind, amount, feeRate, fee, net])).toEqual(
      [
        ['sale', '256.00', '0.05', '12.80', '243.20'],
        ['sale', '512.00', '0.05', '25.60', '486.40'],
        ['sale', '768.00', '0.05', '38.40', '729.60'],
        ['refund', '-512.00', '0.05', '-25.60', '-486.40'],
        ['refund', '-768.00', '0.05', '-38.40', '-729.60'],
      ].sort((a, b) => (a[0] === b[0] ? 0 : a[0] === 'sale' ? -1 : 1)),
    )
    expect(lines[0]?.orderNo).toBe((await fixture.orderOf(kept)).orderNo)
    expect(await auditLedger(fixture.server.platform.db)).toEqual([])
  })

  it('[W18] are told once of each line, however often the outbox tells', async () => {
    const { statements, deliver } = actionsOf(fixture)
    const before = await statements()
    const told = await fixture.server.platform.db.selectFrom('statement_lines').selectAll().execute()
    const [line] = told
    const payload = {
      orderId: 'any',
      orderNo: line?.order_no,
      kind: line?.kind,
      at: line?.at.toISOString(),
      lines: [
        { lineId: line?.order_line_id, shopId: '1001', name: { zh: '', en: '' }, amount: line?.amount },
      ],
    }
    await fixture.server.platform.db
      .insertInto('outbox_events')
      .values({ name: 'order.linesBooked', key: 'any', payload: JSON.stringify(payload) })
      .execute()
    await deliver()
    expect(await statements()).toEqual(before)
  })

  it('[W18] cannot be confirmed, disputed or paid while the period goes on', async () => {
    const { statements } = actionsOf(fixture)
    const [open] = await statements()
    const params = { statementId: open?.statementId ?? '' }
    const total = open?.total ?? ''
    expect(await owner.call(statementEndpoints.confirm, { params, body: { total } })).toEqual(
      refused('STATEMENT10001'),
    )
    expect(
      await owner.call(statementEndpoints.dispute, { params, body: { lineId: undefined, text: '有误' } }),
    ).toEqual(refused('STATEMENT10001'))
    expect(
      await officer.call(statementEndpoints.pay, { params, body: { total, bankReference: 'B1' } }),
    ).toEqual(refused('STATEMENT10001'))
  })

  it('[W18] are closed at the period’s end, disputed, adjusted, confirmed and paid once', async () => {
    const actions = actionsOf(fixture)
    const late = await actions.buy(1)
    fixture.server.clock.set('2026-11-30T16:00:59.000Z')
    await actions.close()
    expect((await actions.statements())[0]?.status).toBe('open')
    fixture.server.clock.set('2026-11-30T16:01:00.000Z')
    await actions.close()
    await actions.close()
    const [closed] = await actions.statements()
    expect(closed).toMatchObject({
      status: 'closed',
      closeTime: '2026-11-30T16:01:00.000Z',
      confirmBy: '2026-12-07T16:01:00.000Z',
      steps: [{ event: 'period.ended', status: 'closed' }],
    })
    const params = { statementId: closed?.statementId ?? '' }
    const shop = await actions.owner()
    const lines = await actions.linesOf(params.statementId)
    const body = { lineId: lines[0]?.lineId, text: '费率与合同不符' }
    expect(
      await shop.call(statementEndpoints.dispute, { params, body: { ...body, lineId: 'nothing' } }),
    ).toEqual(refused('SYS10002'))
    expect(await shop.get(statementEndpoints.dispute, { params, body })).toMatchObject({
      status: 'disputed',
      confirmBy: null,
    })
    const money = await actions.finance()
    const adjust = { params, body: { amount: '10.24', reason: '按合同费率补差' } }
    const adjusted = await money.get(statementEndpoints.adjust, adjust, { key: 'adjust-once-0001' })
    expect(await money.get(statementEndpoints.adjust, adjust, { key: 'adjust-once-0001' })).toEqual(adjusted)
    expect(adjusted).toMatchObject({ status: 'closed', adjustments: '10.24', lines: 7 })
    // What was read before the adjustment is not confirmed.
    expect(
      await shop.call(statementEndpoints.confirm, { params, body: { total: closed?.total ?? '' } }),
    ).toEqual(refused('STATEMENT10001'))
    const { total } = adjusted
    expect(total).toBe(totalOf([closed?.total ?? '', '10.24']))
    await shop.get(statementEndpoints.confirm, { params, body: { total } })
    expect(await money.call(statementEndpoints.adjust, adjust)).toEqual(refused('STATEMENT10001'))

    // A refund after the end is a line of the next period, and changes nothing that was closed.
    await actions.refund(late)
    const [next, settled] = await actions.statements()
    expect(next).toMatchObject({ from: '2026-12-01', status: 'open', refunds: '-256.00' })
    expect(settled).toMatchObject({ status: 'confirmed', total })

    const pay = (bankReference: string, key: string) =>
      money.call(statementEndpoints.pay, { params, body: { total, bankReference } }, { key })
    const [first, second] = await Promise.all([
      pay('ICBC-1', 'pay-once-key-0001'),
      pay('ICBC-2', 'pay-once-key-0002'),
    ])
    expect([first, second].filter(E.isRight)).toHaveLength(1)
    expect([first, second].filter(E.isLeft)).toEqual([refused('STATEMENT10001')])
    const events = (await money.get(statementEndpoints.detail, { params })).steps.map(({ event }) => event)
    expect(events).toEqual([
      'period.ended',
      'statement.disputed',
      'statement.adjusted',
      'statement.confirmed',
      'statement.paid',
    ])
    const audited = await fixture.server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'source'])
      .where('object_type', '=', 'statement')
      .where('object_id', '=', params.statementId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(audited.map(({ action, source }) => `${source} ${action}`).toSorted()).toEqual(
      [
        'job period.ended',
        'seller statement.disputed',
        'staff statement.adjusted',
        'seller statement.confirmed',
        'staff statement.paid',
      ].toSorted(),
    )
    const told = await fixture.server.signInAgain(owner.id)
    const { records } = await told.get(noticeEndpoints.list, { query: readList(noticeList, []).query })
    expect(
      records.filter(({ subjectId }) => subjectId === params.statementId).map(({ kind }) => kind),
    ).toEqual(expect.arrayContaining(['statementClosed', 'statementDisputed', 'statementPaid']))
  })

  it('[W18] count as confirmed after seven days, and a reference pays one statement alone', async () => {
    const actions = actionsOf(fixture)
    await actions.buy(4)
    fixture.server.clock.set('2026-12-31T16:01:00.000Z')
    await actions.close()
    fixture.server.clock.advance(7 * DAY_MS - 1)
    await actions.close()
    expect((await actions.statements())[0]?.status).toBe('closed')
    fixture.server.clock.advance(1)
    await actions.close()
    const [statement] = await actions.statements()
    expect(statement?.status).toBe('confirmed')
    const params = { statementId: statement?.statementId ?? '' }
    const total = statement?.total ?? ''
    const paidBefore = (await actions.statements()).find(({ status }) => status === 'paid')
    const money = await actions.finance()
    const pay = (bankReference: string, read = total) =>
      money.call(statementEndpoints.pay, { params, body: { total: read, bankReference } })
    expect(await pay(paidBefore?.bankReference ?? '')).toEqual(refused('STATEMENT10002'))
    expect(await pay('ICBC-9', '1.00')).toEqual(refused('STATEMENT10001'))
    expect(await pay('ICBC-9')).toMatchObject({ right: { status: 'paid', bankReference: 'ICBC-9' } })
  })

  it('[W18] are exported as they are shown, and that is audited', async () => {
    const actions = actionsOf(fixture)
    const [statement] = await actions.statements()
    const shop = await actions.owner()
    const params = { statementId: statement?.statementId ?? '' }
    const textOf = (file: { readonly bytes: Uint8Array }) =>
      new TextDecoder().decode(file.bytes).trim().split('\r\n')
    const { sort } = everything
    const list = textOf(await shop.get(statementEndpoints.shopExport, { query: { status: undefined, sort } }))
    expect(list).toHaveLength(1 + (await actions.statements()).length)
    expect(list[1]).toContain(statement?.total ?? 'nothing')
    const asked = { kind: undefined, keyword: undefined, sort }
    const lines = textOf(
      await shop.get(statementEndpoints.shopLineExport, { params, query: { ...asked, sort: undefined } }),
    )
    expect(lines[0]).toBe(
      '\uFEFF时间（UTC+8）,类型,订单号,商品,金额（元）,费率（%）,服务费（元）,应结（元）,说明,退款状态,退款状态时间（UTC+8）'.slice(
        1,
      ),
    )
    const shown = await actions.linesOf(params.statementId)
    expect(lines.slice(1).map((line) => line.split(',')[7])).toEqual(shown.map(({ net }) => net))
    const money = await actions.finance()
    const { cursor: _cursor, limit: _limit, ...query } = allStatements
    expect(textOf(await money.get(statementEndpoints.export, { query }))[0]).toContain('店铺,账期')
    const noted = await fixture.server.platform.db
      .selectFrom('audit_log')
      .select('source')
      .where('action', '=', 'statement.exported')
      .execute()
    expect(noted.map(({ source }) => source).toSorted()).toEqual(['seller', 'seller', 'staff'])
  })

  it('[S1][S2][W11] are those of one’s own shop, for who has the duty money or answers for money', async () => {
    const actions = actionsOf(fixture)
    const [statement] = await actions.statements()
    const params = { statementId: statement?.statementId ?? '' }
    const { server } = fixture
    const other = await server.signIn({ retailer_id: '1002' })
    expect((await other.get(statementEndpoints.shopList, { query: everything })).records).toEqual([])
    expect(await other.call(statementEndpoints.shopDetail, { params })).toEqual(refused('SYS10002'))
    expect(await other.call(statementEndpoints.shopLines, { params, query: allLines })).toEqual(
      refused('SYS10002'),
    )
    expect(await other.call(statementEndpoints.confirm, { params, body: { total: '1.00' } })).toEqual(
      refused('SYS10002'),
    )
    for (const duty of ['goods', 'orders', 'service'] as const) {
      const clerk = await server.signIn({ retailer_id: '1001', shop_duties: [duty] })
      expect(await clerk.call(statementEndpoints.shopList, { query: everything })).toEqual(
        refused('AUTH10004'),
      )
    }
    const cashier = await server.signIn({ retailer_id: '1001', shop_duties: ['money'] })
    expect(await cashier.call(statementEndpoints.shopDetail, { params })).toMatchObject({ _tag: 'Right' })
    const reader = await server.signIn({ role_type: 'manager', role_ids: ['operateBusiness'] })
    expect(await reader.call(statementEndpoints.detail, { params })).toMatchObject({ _tag: 'Right' })
    const body = { amount: '1.00', reason: '补差' }
    expect(await reader.call(statementEndpoints.adjust, { params, body })).toEqual(refused('AUTH10004'))
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    expect(await operator.call(statementEndpoints.list, { query: allStatements })).toEqual(
      refused('AUTH10004'),
    )
    const own = await server.signIn({
      role_type: 'manager',
      role_ids: ['financial'],
      retailer_id: '1001',
    })
    expect(await own.call(statementEndpoints.adjust, { params, body })).toEqual(refused('AUTH10004'))
  })
})

describe('generated courses of a shop', () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('buy' as const), amount: fc.integer({ min: 1, max: 5 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refund' as const, 'release' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('rate' as const), rate: fc.constantFrom('0', '0.0333', '0.1') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('adjust' as const), amount: fc.constantFrom('-3.33', '7.77') }),
    },
  )

  it('[W18] leave totals that are the sums of their lines, and lines that are those of the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (scenario) => {
        const fixture = await openPaymentFixture()
        try {
          const actions = actionsOf(fixture)
          const kept: Placed[] = []
          for (const one of scenario) {
            if (one.do === 'buy') kept.push(await actions.buy(one.amount))
            if (one.do === 'rate') await actions.setRate(one.rate)
            const chosen = one.do === 'refund' || one.do === 'release' ? kept.shift() : undefined
            if (one.do === 'refund' && chosen) await actions.refund(chosen)
            if (one.do === 'release' && chosen) await actions.release(chosen)
            if (one.do === 'wait') {
              fixture.server.clock.advance(one.days * DAY_MS)
              await actions.close()
            }
            if (one.do === 'adjust') {
              const [statement] = kept.length === 0 ? [] : await actions.statements()
              const money = await actions.finance()
              if (statement !== undefined)
                await money.call(statementEndpoints.adjust, {
                  params: { statementId: statement.statementId },
                  body: { amount: one.amount, reason: '调整' },
                })
            }
          }
          await expectSums(fixture)
        } finally {
          await fixture.stop()
        }
      }),
      { numRuns: Number(process.env.COURSES ?? 4), seed: 20261123, endOnFailure: true },
    )
  }, 240_000)

  const expectSums = async (fixture: PaymentFixture): Promise<void> => {
    const actions = actionsOf(fixture)
    if ((placed.get(fixture)?.size ?? 0) === 0) return
    const statements = await actions.statements()
    const lines = await Promise.all(statements.map(({ statementId }) => actions.linesOf(statementId)))
    statements.forEach((statement, index) => {
      const own = lines[index] ?? []
      const sum = (kind: string) =>
        totalOf(own.filter((line) => line.kind === kind).map(({ amount }) => amount))
      expect([statement.total, statement.fees, statement.lines]).toEqual([
        totalOf(own.map(({ net }) => net)),
        totalOf(own.map(({ fee }) => fee)),
        own.length,
      ])
      expect([statement.sales, statement.refunds, statement.adjustments]).toEqual([
        sum('sale'),
        sum('refund'),
        sum('adjustment'),
      ])
    })
    const all = lines.flat()
    for (const refund of all.filter(({ kind }) => kind === 'refund')) {
      const sale = all.find(({ kind, orderLineId }) => kind === 'sale' && orderLineId === refund.orderLineId)
      expect(sale?.feeRate).toBe(refund.feeRate)
      expect(compare(add(sale?.net, refund.net), 0)).toBe(0)
    }
    const { db } = fixture.server.platform
    const paid = await db
      .selectFrom('ledger_entries')
      .select('amount')
      .where('kind', '=', 'payment')
      .where('settles', '=', true)
      .execute()
    expect(totalOf(all.filter(({ kind }) => kind === 'sale').map(({ amount }) => amount))).toBe(
      totalOf(paid.map(({ amount }) => amount)),
    )
    const owed = await db.selectFrom('refunds').select('amount').where('reason', '=', 'order').execute()
    expect(totalOf(all.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount))).toBe(
      totalOf(owed.map(({ amount }) => `-${amount}`)),
    )
    expect(await auditLedger(db)).toEqual([])
  }
})

describe('a shop that has sold nothing', () => {
  it('[W18] has no statement', async () => {
    const server = await startTestServer()
    const owner = await server.signIn({ retailer_id: '1001' })
    expect((await owner.get(statementEndpoints.shopList, { query: everything })).records).toEqual([])
    await server.stop()
  })
})
