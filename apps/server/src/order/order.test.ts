import { setTimeout as sleep } from 'node:timers/promises'
import { cartEndpoints } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import type { OrderRequest } from '@compute-mall/core/purchase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOrders,
  freeOf,
  intentFor,
  type NewSale,
  type NewUser,
  order,
  publishAgreement,
  putOnSale,
  requestFor,
  type Sale,
  setPrice,
  setSelling,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code, details }) } })

describe('creating an order', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    await publishAgreement(server.platform.db)
  })
  afterAll(() => server.stop())

  const onSale = (sale: NewSale = {}) => putOnSale(server.platform.db, sale)
  const ordersOf = async (buyer: TestUser) =>
    (await buyer.get(orderEndpoints.list, { query: allOrders })).records
  const create = (buyer: TestUser, request: OrderRequest) =>
    buyer.call(orderEndpoints.create, { body: request })

  /** Nothing may be left of an order that was refused. */
  const expectNothing = async (buyer: TestUser, sale: Sale, free = 1_000_000) => {
    expect(await ordersOf(buyer)).toEqual([])
    expect(await freeOf(server.platform.db, sale)).toBe(free)
  }

  it('[R5.12] quotes what is saved of the list prices (D19)', async () => {
    const buyer = await server.signIn()
    const sale = await onSale({ sourcePrice: '32.00' })
    const body = intentFor(sale, { amount: 1000 })
    expect(await buyer.get(orderEndpoints.quote, { body })).toMatchObject({
      sourceTotal: '32000.00',
      total: '25600.00',
      saved: '6400.00',
    })
  })

  it('[R5.15][H8] takes nothing into the cart, quotes why and orders nothing, while the site sells nothing', async () => {
    const buyer = await server.signIn()
    const [sale, tried] = [await onSale(), await onSale({ billingType: 'TRIAL', price: '0.00', term: 7 })]
    await setSelling(server.platform.db, false)
    try {
      for (const intent of [intentFor(sale), intentFor(tried, { type: 'trial' })]) {
        const quote = await buyer.get(orderEndpoints.quote, { body: intent })
        expect(quote.refusals).toEqual([{ code: 'PURCHASE10018', details: {} }])
        expect(await create(buyer, requestFor(intent, quote.total))).toEqual(refused('PURCHASE10018'))
      }
      await expectNothing(buyer, sale)
      const line = { ...sale, purchaseAmount: 1, purchaseDuration: 1, purchaseDurationUnit: undefined }
      expect(
        await buyer.call(cartEndpoints.put, { body: { ...line, centerName: undefined, id: undefined } }),
      ).toEqual(refused('PURCHASE10018'))
      expect(await buyer.get(cartEndpoints.list, {})).toEqual([])
    } finally {
      await setSelling(server.platform.db, true)
    }
    expect((await buyer.get(orderEndpoints.quote, { body: intentFor(sale) })).refusals).toEqual([])
  })

  it('[R3.10] writes the order with its lines, totals and history, and takes the stock', async () => {
    const buyer = await server.signIn()
    const sale = await onSale({ sourcePrice: '32.00' })
    const made = await order(buyer, intentFor(sale, { amount: 1000 }))
    expect(made).toEqual(
      E.right({
        orderId: expect.any(String),
        orderNo: expect.stringMatching(/^20261121\d{10}$/),
        status: 'unpaid',
        total: '25600.00',
      }),
    )
    const [written] = await ordersOf(buyer)
    expect(written).toMatchObject({
      userId: buyer.id,
      shopId: '1001',
      type: 'formal',
      status: 'unpaid',
      payMethod: null,
      sourceTotal: '32000.00',
      total: '25600.00',
      createTime: '2026-11-21T02:00:00.000Z',
      expireTime: '2026-11-22T02:00:00.000Z',
      paidLate: false,
      events: [{ event: 'order.placed', from: null, to: 'unpaid', at: '2026-11-21T02:00:00.000Z' }],
    })
    expect(written?.lines).toMatchObject([
      {
        skuId: sale.skuId,
        clusterId: 'c-kunshan',
        amount: 1000,
        unitPrice: '25.60',
        subtotal: '25600.00',
        sourceSubtotal: '32000.00',
        provision: { status: 'pending', openTime: null, endTime: null, usage: null, access: [] },
      },
    ])
    expect(await freeOf(server.platform.db, sale)).toBe(999_000)
  })

  it('[R4.05] orders lines of the cart and takes them out of it', async () => {
    const buyer = await server.signIn()
    const sales = [await onSale(), await onSale({ kind: 'software', price: '5999.00', clusterId: '' })]
    for (const sale of sales)
      await buyer.get(cartEndpoints.put, {
        body: {
          ...sale,
          purchaseAmount: 2,
          purchaseDuration: 1,
          purchaseDurationUnit: undefined,
          centerName: undefined,
          id: undefined,
        },
      })
    const kept = await buyer.get(cartEndpoints.put, {
      body: {
        ...(await onSale()),
        purchaseAmount: 1,
        purchaseDuration: 1,
        purchaseDurationUnit: undefined,
        centerName: undefined,
        id: undefined,
      },
    })
    expect(kept).toEqual({ count: 3 })
    const items = await buyer.get(cartEndpoints.list, {})
    const cartIds = sales.flatMap(({ skuId }) =>
      items.filter((item) => item.skuId === skuId).map(({ id }) => id),
    )
    const intent = { cartIds, choice: undefined, type: 'formal' as const }
    const quote = await buyer.get(orderEndpoints.quote, { body: intent })
    expect(quote).toMatchObject({ total: '12049.20', refusals: [], agreementVersion: '2026-01' })
    expect(quote.lines.map(({ cartId }) => cartId)).toEqual(cartIds)
    expect(await order(buyer, intent)).toMatchObject({ right: { total: '12049.20' } })
    expect(await buyer.get(cartEndpoints.count, {})).toEqual({ count: 1 })
    expect((await ordersOf(buyer))[0]?.lines).toHaveLength(2)
  })

  // The embedded database does one thing after the other.
  it.runIf(process.env.DATABASE_URL_TEST !== undefined)(
    '[R7.02] leaves in the cart what is added to a line while it is being ordered',
    async () => {
      const buyer = await server.signIn()
      const sale = await onSale()
      const placed = await order(buyer, intentFor(sale))
      if (E.isRight(placed))
        await buyer.get(orderEndpoints.cancel, { params: { orderId: placed.right.orderId } })
      const add = (purchaseAmount: number) =>
        buyer.get(cartEndpoints.put, {
          body: {
            ...sale,
            purchaseAmount,
            purchaseDuration: 1,
            purchaseDurationUnit: undefined,
            centerName: undefined,
            id: undefined,
          },
        })
      await add(1000)
      const [{ id = '' } = {}] = await buyer.get(cartEndpoints.list, {})
      const intent = { cartIds: [id], choice: undefined, type: 'formal' as const }
      // The order, judged already, waits for what its buyer has of the sku.
      const [ordered, adding] = await server.platform.db.transaction().execute(async (trx) => {
        await trx.selectFrom('sku_buyers').selectAll().where('user_id', '=', buyer.id).forUpdate().execute()
        const creating = create(buyer, requestFor(intent, '25600.00'))
        await sleep(200)
        const more = add(5)
        await sleep(200)
        return [creating, more].map((answer) => ({ answer }))
      })
      expect(await ordered?.answer).toMatchObject({ right: { total: '25600.00' } })
      await adding?.answer
      expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([{ purchaseAmount: 5 }])
    },
  )

  it('[S1] orders nothing out of the cart of somebody else', async () => {
    const owner = await server.signIn()
    const stranger = await server.signIn()
    const sale = await onSale()
    await owner.get(cartEndpoints.put, {
      body: {
        ...sale,
        purchaseAmount: 1,
        purchaseDuration: 1,
        purchaseDurationUnit: undefined,
        centerName: undefined,
        id: undefined,
      },
    })
    const [item] = await owner.get(cartEndpoints.list, {})
    const intent = { cartIds: [item?.id ?? ''], choice: undefined, type: 'formal' as const }
    expect(await stranger.call(orderEndpoints.quote, { body: intent })).toEqual(refused('SYS10002'))
    expect(await create(stranger, requestFor(intent, '25.60'))).toEqual(refused('SYS10002'))
    expect(await owner.get(cartEndpoints.count, {})).toEqual({ count: 1 })
  })

  it('[R5.12, D19] creates nothing when the price has moved', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    await setPrice(server.platform.db, sale, '26.00')
    expect(await create(buyer, requestFor(intentFor(sale), '25.60'))).toEqual(refused('PURCHASE10008'))
    await expectNothing(buyer, sale)
    expect(await create(buyer, requestFor(intentFor(sale), '26'))).toMatchObject({
      right: { total: '26.00' },
    })
  })

  it('[S3][C1] reckons the total itself, whatever else is sent', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    const form = (total: string) => ({
      method: 'POST' as const,
      url: '/market/order',
      headers: {
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
        'idempotency-key': `tampering-${total}-0000`.replace('.', '-'),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        'choice.goodsId': sale.goodsId,
        'choice.skuId': sale.skuId,
        'choice.pricingId': sale.pricingId,
        'choice.clusterId': 'c-kunshan',
        'choice.purchaseAmount': '10',
        'choice.purchaseDuration': '1',
        'choice.price': '0.01',
        price: '0.01',
        payAmount: '0.01',
        total: '0.01',
        discount: '100',
        couponAmount: '255.99',
        currency: 'IDR',
        status: 'paid',
        userId: 'u-somebody',
        type: 'formal',
        quotedTotal: total,
        agreed: 'true',
        agreementVersion: '2026-01',
      }).toString(),
    })
    expect((await buyer.send(form('0.01'))).json()).toMatchObject({ code: 'PURCHASE10008' })
    await expectNothing(buyer, sale)
    expect((await buyer.send(form('256.00'))).json()).toMatchObject({
      code: '0',
      data: { status: 'unpaid', total: '256.00' },
    })
    expect((await ordersOf(buyer))[0]).toMatchObject({ userId: buyer.id, total: '256.00' })
  })

  it('[S3] knows a sku or a price of other goods as one that does not exist', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    const cheap = await onSale({ price: '0.01' })
    for (const mixed of [
      { ...sale, pricingId: cheap.pricingId },
      { ...sale, ...cheap, goodsId: sale.goodsId },
    ])
      expect(await create(buyer, requestFor(intentFor(mixed), '0.01'))).toEqual(refused('MALL10003'))
    expect(await create(buyer, requestFor(intentFor({ ...sale, goodsId: 'nothing' }), '0.01'))).toEqual(
      refused('MALL10001'),
    )
  })

  it('[B1] refuses quantities that are none, in quote and order', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    for (const amount of ['-1', '0', '1.5', '1000000000', '1e3', 'NaN', 'null', '', '9007199254740992'])
      for (const [url, key] of [
        ['/market/order/quote', ''],
        ['/market/order', 'quantities-00000000'],
      ]) {
        const answer = await buyer.send({
          method: 'POST',
          url: url ?? '',
          headers: {
            'x-mall-version': '2.19.0',
            origin: 'http://mall.test',
            'idempotency-key': key ?? '',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams({
            'choice.goodsId': sale.goodsId,
            'choice.skuId': sale.skuId,
            'choice.pricingId': sale.pricingId,
            'choice.clusterId': 'c-kunshan',
            'choice.purchaseAmount': amount,
            'choice.purchaseDuration': '1',
            type: 'formal',
            quotedTotal: '0',
            agreed: 'true',
            agreementVersion: '2026-01',
          }).toString(),
        })
        expect([answer.statusCode, answer.json().code], `${url} ${amount}`).toEqual([400, 'SYS10001'])
      }
    await expectNothing(buyer, sale)
  })

  it('[R5.08] asks for the agreement that is in force', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    const request = requestFor(intentFor(sale), '25.60')
    expect(await create(buyer, { ...request, agreed: false })).toEqual(refused('PURCHASE10007'))
    expect(await create(buyer, { ...request, agreementVersion: '2025-01' })).toEqual(refused('PURCHASE10007'))
    await expectNothing(buyer, sale)
  })

  const closedAccount = {
    center_name_zh: '昆山计算中心',
    center_name_en: 'Kunshan',
    status: 'Disable' as const,
  }
  const gates: readonly { code: string; user: NewUser; details?: object }[] = [
    { code: 'PURCHASE10001', user: { group: { id: 'g-gate', isLeader: false } } },
    { code: 'PURCHASE10002', user: { phone: null, phone_verified: false } },
    { code: 'PURCHASE10003', user: { user_type: 'agent' } },
    { code: 'PURCHASE10004', user: { user_label_id: '1000000201' } },
    { code: 'PURCHASE10005', user: { phone_verified: false } },
    { code: 'PURCHASE10006', user: { clusters: [closedAccount] }, details: { center: '昆山计算中心' } },
  ]
  it.each(gates)('[R5.10, R5.15] shuts the gate with $code', async ({ code, user, details = {} }) => {
    const buyer = await server.signIn(user)
    const sale = await onSale()
    const quote = await buyer.get(orderEndpoints.quote, { body: intentFor(sale) })
    expect(quote.refusals).toEqual([{ code, details }])
    expect(await create(buyer, requestFor(intentFor(sale), '25.60'))).toEqual(refused(code, details))
    await expectNothing(buyer, sale)
  })

  it('[R5.10, R6.05] opens the gate to members for applications, and to leaders whose members are disabled', async () => {
    const member = await server.signIn({ group: { id: 'g-gate', isLeader: false } })
    const software = await onSale({ kind: 'software', clusterId: '' })
    expect(await order(member, intentFor(software))).toMatchObject({ right: { status: 'unpaid' } })
    const notLeading = { ...closedAccount, member_type: 'Member' as const }
    const closedDown = { ...closedAccount, cluster_id: 'c-2', center_name_zh: '旧中心（停用）' }
    const buyer = await server.signIn({ clusters: [notLeading, closedDown] })
    expect(await order(buyer, intentFor(await onSale()))).toMatchObject({ right: { status: 'unpaid' } })
  })

  it('[D23, R8.04] names the unpaid order that exists for the product', async () => {
    const buyer = await server.signIn()
    const sale = await onSale()
    const first = await order(buyer, intentFor(sale))
    const orderId = E.isRight(first) ? first.right.orderId : ''
    const quote = await buyer.get(orderEndpoints.quote, { body: intentFor(sale) })
    expect(quote).toMatchObject({
      unpaidOrderId: orderId,
      lines: [{ refusals: [{ code: 'PURCHASE10009', details: { orderId } }] }],
    })
    expect(await create(buyer, requestFor(intentFor(sale), '25.60'))).toEqual(
      refused('PURCHASE10009', { orderId }),
    )
    await buyer.get(orderEndpoints.cancel, { params: { orderId } })
    expect(await order(buyer, intentFor(sale))).toMatchObject({ right: { status: 'unpaid' } })
  })

  it('[R8.04] refuses what is off the shelf, expired, sold out, too much or too short', async () => {
    const buyer = await server.signIn()
    const cases: readonly (readonly [NewSale, string, object?])[] = [
      [{ display: false }, 'MALL10002'],
      [{ expiresAt: new Date('2026-11-21T01:59:59Z') }, 'PURCHASE10011'],
      [{ free: 0 }, 'PURCHASE10010'],
      [{ limit: { amount: 5, maxAmount: 9 } }, 'CART10001', { minimum: 5, maximum: 9 }],
      [{ kind: 'storage', billingType: 'MONTH', limit: { duration: 3 } }, 'CART10002', { minimum: 3 }],
    ]
    for (const [offered, code, details] of cases) {
      const sale = await onSale(offered)
      expect(await create(buyer, requestFor(intentFor(sale), '25.60')), code).toEqual(refused(code, details))
    }
  })

  it('[D20] says that there is not enough when more is asked for than is left', async () => {
    const buyer = await server.signIn()
    const sale = await onSale({ free: 10 })
    const quote = await buyer.get(orderEndpoints.quote, { body: intentFor(sale, { amount: 11 }) })
    expect(quote.lines.map((line) => line.refusals)).toEqual([
      [{ code: 'PURCHASE10017', details: { left: 10 } }],
    ])
    expect(await create(buyer, requestFor(intentFor(sale, { amount: 11 }), '281.60'))).toEqual(
      refused('PURCHASE10017', { left: 10 }),
    )
    await expectNothing(buyer, sale, 10)
  })

  it('[R3.03, R8.04] gives a trial once, opens it at once, and never more than its least amount', async () => {
    const buyer = await server.signIn()
    const trial = await onSale({ billingType: 'TRIAL', price: '0', term: 7, limit: { amount: 10 } })
    const intent = intentFor(trial, { amount: 10, type: 'trial' })
    expect(await create(buyer, requestFor(intentFor(trial, { amount: 11, type: 'trial' }), '0'))).toEqual(
      refused('CART10001', { minimum: 10, maximum: 10 }),
    )
    expect(await create(buyer, requestFor(intentFor(trial, { amount: 10 }), '0'))).toEqual(
      refused('MALL10003'),
    )
    expect(await order(buyer, intent)).toMatchObject({ right: { status: 'paid', total: '0.00' } })
    expect(await create(buyer, requestFor(intent, '0'))).toEqual(refused('PURCHASE10014'))
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    expect(await create(buyer, requestFor(intent, '0'))).toEqual(refused('PURCHASE10013'))
    const [written] = await ordersOf(buyer)
    expect(written).toMatchObject({
      type: 'trial',
      status: 'paid',
      payTime: '2026-11-21T02:00:00.000Z',
      lines: [
        {
          duration: 7,
          durationUnit: 'day',
          provision: { status: 'open', endTime: '2026-11-28T02:00:00.000Z' },
        },
      ],
    })
  })

  it('[P1] gives one trial to a buyer who asks twenty times at once', async () => {
    const buyer = await server.signIn()
    const trial = await onSale({ billingType: 'TRIAL', price: '0', term: 7 })
    const request = requestFor(intentFor(trial, { type: 'trial' }), '0')
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(buyer, request)))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(await freeOf(server.platform.db, trial)).toBe(999_999)
  })

  it('[R8.04] sells for good what is kept for good once', async () => {
    const buyer = await server.signIn()
    const free = await onSale({ kind: 'data', billingType: 'FREE', price: '0', clusterId: '' })
    expect(await order(buyer, intentFor(free))).toMatchObject({ right: { status: 'paid' } })
    expect(await create(buyer, requestFor(intentFor(free), '0'))).toEqual(refused('PURCHASE10014'))
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    expect(await create(buyer, requestFor(intentFor(free), '0'))).toEqual(refused('PURCHASE10012'))
  })

  it('[P1] holds what one buyer may have, over orders, cart lines and requests at once', async () => {
    const buyer = await server.signIn()
    const sale = await onSale({ price: '1.00' })
    const { db } = server.platform
    await db.updateTable('goods').set({ buyer_limit: 3 }).where('id', '=', sale.goodsId).execute()
    await db
      .insertInto('pay_accounts')
      .values({ user_id: buyer.id, credit_granted_at: new Date('2026-01-01T00:00:00Z'), credit: '100.00' })
      .execute()
    expect(await create(buyer, requestFor(intentFor(sale, { amount: 4 }), '4.00'))).toEqual(
      refused('PURCHASE10016', { most: 3, bought: 0 }),
    )
    const two = await order(buyer, intentFor(sale, { amount: 2 }))
    const orderId = E.isRight(two) ? two.right.orderId : ''
    await buyer.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(buyer, requestFor(intentFor(sale), '1.00'))),
    )
    expect(answers.filter(E.isRight)).toHaveLength(1)
    const third = answers.find(E.isRight)
    await buyer.get(orderEndpoints.cancel, { params: { orderId: third?.right.orderId ?? '' } })
    expect(await create(buyer, requestFor(intentFor(sale, { amount: 2 }), '2.00'))).toEqual(
      refused('PURCHASE10016', { most: 3, bought: 2 }),
    )
    expect(await order(buyer, intentFor(sale))).toMatchObject({ _tag: 'Right' })
  })

  it('[D3] says what became of a creation by its key', async () => {
    const buyer = await server.signIn()
    const key = 'an-outcome-to-ask-for'
    const ask = (caller: TestUser) => caller.get(orderEndpoints.outcome, { query: { key } })
    expect(await ask(buyer)).toBeNull()
    const made = await order(buyer, intentFor(await onSale()), { key })
    expect(E.right(await ask(buyer))).toEqual(made)
    expect(await ask(await server.signIn())).toBeNull()
  })

  it('[S1, R5.15] is shut to those who are not signed in', async () => {
    const sale = await onSale()
    const visitor = server.visitor()
    expect(await visitor.call(orderEndpoints.quote, { body: intentFor(sale) })).toEqual(refused('AUTH10001'))
    expect(await visitor.call(orderEndpoints.create, { body: requestFor(intentFor(sale), '25.60') })).toEqual(
      refused('AUTH10001'),
    )
  })
})
