import { cartEndpoints, MAX_CART_LINES } from '@compute-mall/core/cart'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { resourceEndpoints } from '@compute-mall/core/resource'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  putOnSale,
  type Sale,
  setPrice,
  setSelling,
  setSite,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

describe('the cart', () => {
  let server: TestServer
  let sale: Sale
  beforeAll(async () => {
    server = await startTestServer()
    sale = await putOnSale(server.platform.db)
  })
  afterAll(() => server.stop())

  const bodyOf = (of: Sale, change: object = {}) => ({
    body: {
      ...of,
      purchaseAmount: 1000,
      purchaseDuration: 1,
      purchaseDurationUnit: undefined,
      centerName: undefined,
      id: undefined,
      ...change,
    },
  })
  const put = (buyer: TestUser, of: Sale, change: object = {}) =>
    buyer.call(cartEndpoints.put, bodyOf(of, change))
  const refused = (code: string, details: object = {}) =>
    expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code, details }) } })
  const onSale = (sold: Parameters<typeof putOnSale>[1]) => putOnSale(server.platform.db, sold)

  it('[R7.02] holds what was put into it, at the prices of the server', async () => {
    const buyer = await server.signIn()
    expect(await put(buyer, sale)).toEqual(E.right({ count: 1 }))
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item).toMatchObject({
      goodsId: sale.goodsId,
      clusterId: 'c-kunshan',
      centerName: { zh: '华东一区（昆山）算力中心' },
      purchaseAmount: 1000,
      purchaseDuration: 1,
      purchaseDurationUnit: 'month',
      price: { current: '25.60', source: '25.60', added: '25.60', unit: 'cardHour', billingType: 'ONCE' },
      sourceTotal: '25600.00',
      actualTotal: '25600.00',
      goods: {
        display: true,
        availability: 1,
        availableCluster: true,
        shopName: { en: 'Platform Flagship Store' },
      },
    })
  })

  describe('the body that the specification writes out', () => {
    const literal = (of: Sale, change: object = {}) => ({
      goodsId: of.goodsId,
      centerName: '华东一区（昆山）算力中心',
      purchaseAmount: '12',
      purchaseDuration: '3',
      purchaseDurationUnit: 'month',
      clusterId: 'c-kunshan',
      id: '',
      ...change,
    })
    const send = async (buyer: TestUser, body: Readonly<Record<string, string>>) =>
      (
        await buyer.send({
          method: 'POST',
          url: '/market/shoppingcart',
          headers: {
            'x-mall-version': '2.19.0',
            origin: 'http://mall.test',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: new URLSearchParams(body).toString(),
        })
      ).json<{ code: string; data: unknown }>()
    const monthly = () => onSale({ billingType: 'MONTH', unit: 'month', price: '100.00' })

    it('[R7.02][R7.07] buys the first specification and price on sale', async () => {
      const buyer = await server.signIn()
      const of = await monthly()
      const { db } = server.platform
      const { skuId, pricingId } = of
      await db.updateTable('pricings').set({ position: 3 }).where('id', '=', pricingId).execute()
      const other = { sku_id: skuId, source_price: '9.00', price: '9.00', duration: 0 } as const
      await db
        .insertInto('pricings')
        .values([
          { ...other, id: `${pricingId}-t`, position: 0, billing_type: 'TRIAL', unit: 'day' as never },
          { ...other, id: `${pricingId}-d`, position: 1, billing_type: 'DAY', unit: 'platformDay' },
        ])
        .execute()
      expect(await send(buyer, literal(of))).toMatchObject({ code: '0', data: { count: 1 } })
      expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([
        { skuId, pricingId, clusterId: 'c-kunshan', purchaseAmount: 12, purchaseDuration: 3 },
      ])
      expect(await send(buyer, literal(of, { purchaseDurationUnit: 'day' }))).toMatchObject({ code: '0' })
      const lines = await buyer.get(cartEndpoints.list, {})
      expect(lines.map((line) => line.pricingId).sort()).toEqual([pricingId, `${pricingId}-d`])
    })

    it('[R7.07] finds the centre by its name in either language, and refuses two that differ', async () => {
      const of = await monthly()
      for (const centerName of ['华东一区（昆山）算力中心', 'East China I (Kunshan) Computing Centre']) {
        const buyer = await server.signIn()
        expect(await send(buyer, literal(of, { centerName, clusterId: '' }))).toMatchObject({ code: '0' })
        expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([{ clusterId: 'c-kunshan' }])
      }
      const buyer = await server.signIn()
      expect(await send(buyer, literal(of, { centerName: '西北二区' }))).toMatchObject({ code: 'MALL10003' })
      expect(await send(buyer, literal(of, { clusterId: '', centerName: '西北二区' }))).toMatchObject({
        code: 'MALL10003',
      })
      expect(await buyer.get(cartEndpoints.count, {})).toEqual({ count: 0 })
    })

    it('[R7.07] changes a line by its id and leaves its specification and price', async () => {
      const buyer = await server.signIn()
      const of = await monthly()
      await put(buyer, of, { purchaseAmount: 2, purchaseDuration: 3 })
      const [line] = await buyer.get(cartEndpoints.list, {})
      expect(await send(buyer, literal(of, { id: line?.id, purchaseAmount: '7' }))).toMatchObject({
        code: '0',
      })
      expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([
        { id: line?.id, skuId: of.skuId, pricingId: of.pricingId, purchaseAmount: 7 },
      ])
    })

    it('[R7.07] refuses goods that do not exist, a duration in a unit without a price, and a line of another user', async () => {
      const buyer = await server.signIn()
      const of = await monthly()
      expect(await send(buyer, literal(of, { goodsId: 'nothing' }))).toMatchObject({ code: 'MALL10001' })
      expect(await send(buyer, literal(of, { purchaseDurationUnit: 'year' }))).toMatchObject({
        code: 'MALL10003',
      })
      const other = await server.signIn()
      await put(other, of, { purchaseAmount: 2, purchaseDuration: 3 })
      const [line] = await other.get(cartEndpoints.list, {})
      expect(await send(buyer, literal(of, { id: line?.id }))).toMatchObject({ code: 'SYS10002' })
    })
  })

  it('[R7.02] adds up what is there already, and keeps other durations apart', async () => {
    const buyer = await server.signIn()
    const monthly = await onSale({ billingType: 'MONTH', price: '100.00' })
    await put(buyer, monthly, { purchaseAmount: 2, purchaseDuration: 3 })
    await put(buyer, monthly, { purchaseAmount: 5, purchaseDuration: 3 })
    expect(await put(buyer, monthly, { purchaseAmount: 1, purchaseDuration: 12 })).toEqual(
      E.right({ count: 2 }),
    )
    const items = await buyer.get(cartEndpoints.list, {})
    expect(items.map((item) => [item.purchaseAmount, item.purchaseDuration, item.actualTotal])).toEqual(
      expect.arrayContaining([
        [7, 3, '2100.00'],
        [1, 12, '1200.00'],
      ]),
    )
  })

  it('[R3.11] holds offers of the one centre of a site, and refuses those of others', async () => {
    const { db } = server.platform
    const elsewhere = await onSale({ clusterId: 'c-elsewhere' })
    const buyer = await server.signIn()
    await setSite(db, { oneClusterId: 'c-kunshan' })
    try {
      expect(await put(buyer, elsewhere)).toEqual(refused('MALL10003'))
      const open = await onSale({})
      expect(await put(buyer, open)).toEqual(E.right({ count: 1 }))
      const [sku] = await buyer.get(goodsEndpoints.skus, { params: { id: elsewhere.goodsId } })
      expect(sku?.clusterResources).toEqual([])
      const centres = await buyer.get(resourceEndpoints.clusterList, { query: { siteCode: undefined } })
      expect(centres.map(({ clusterId }) => clusterId)).toEqual(['c-kunshan'])
    } finally {
      await setSite(db, {})
    }
    expect(await put(buyer, await onSale({ clusterId: 'c-elsewhere' }))).toEqual(E.right({ count: 2 }))
  })

  it('[R5.15] takes nothing in while the site sells nothing, and lets go of what it holds', async () => {
    const buyer = await server.signIn()
    await put(buyer, sale)
    const [line] = await buyer.get(cartEndpoints.list, {})
    const other = await onSale({})
    await setSelling(server.platform.db, false)
    try {
      expect(await put(buyer, other)).toEqual(refused('PURCHASE10018'))
      expect(await buyer.get(cartEndpoints.remove, { body: { ids: [line?.id ?? ''] } })).toEqual({ count: 0 })
    } finally {
      await setSelling(server.platform.db, true)
    }
    expect(await put(buyer, await onSale({}))).toEqual(E.right({ count: 1 }))
  })

  it('[R7.02] changes a line by its id, and takes a line that then says the same into it', async () => {
    const buyer = await server.signIn()
    const monthly = await onSale({ billingType: 'MONTH' })
    await put(buyer, monthly, { purchaseAmount: 2, purchaseDuration: 3 })
    await put(buyer, monthly, { purchaseAmount: 5, purchaseDuration: 6 })
    const items = await buyer.get(cartEndpoints.list, {})
    const three = items.find((item) => item.purchaseDuration === 3)
    expect(await put(buyer, monthly, { id: three?.id, purchaseAmount: 4, purchaseDuration: 3 })).toEqual(
      E.right({ count: 2 }),
    )
    expect(await put(buyer, monthly, { id: three?.id, purchaseAmount: 4, purchaseDuration: 6 })).toEqual(
      E.right({ count: 1 }),
    )
    const [only] = await buyer.get(cartEndpoints.list, {})
    expect(only).toMatchObject({ id: three?.id, purchaseAmount: 9, purchaseDuration: 6 })
  })

  it('[L2] takes lines into each other that are made the same at once', async () => {
    const buyer = await server.signIn()
    const monthly = await onSale({ billingType: 'MONTH' })
    for (let duration = 1; duration <= 12; duration += 1)
      await put(buyer, monthly, { purchaseAmount: 1, purchaseDuration: duration })
    const items = await buyer.get(cartEndpoints.list, {})
    const same = { purchaseAmount: 1, purchaseDuration: 24 }
    const answers = await Promise.all(items.map(({ id }) => put(buyer, monthly, { ...same, id })))
    expect(answers.filter(E.isLeft)).toEqual([])
    expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([{ purchaseAmount: 12 }])
  })

  it('[R5.12] tells of a price that moved since', async () => {
    const buyer = await server.signIn()
    const moving = await onSale({ price: '10.00' })
    await put(buyer, moving)
    await setPrice(server.platform.db, moving, '12.50')
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item?.price).toMatchObject({ current: '12.50', added: '10.00' })
  })

  it('[B1] holds no more than it can tell the price of, before and after a reduction', async () => {
    const buyer = await server.signIn()
    const reduced = await onSale({ billingType: 'MONTH', price: '0', sourcePrice: '9999.99' })
    const change = { purchaseAmount: 27_777, purchaseDuration: 36 }
    expect(await put(buyer, reduced, { ...change, purchaseAmount: 27_778 })).toEqual(
      refused('CART10001', { minimum: 1, maximum: 27_777 }),
    )
    expect(await put(buyer, reduced, change)).toEqual(E.right({ count: 1 }))
    expect(await buyer.get(cartEndpoints.list, {})).toMatchObject([
      { sourceTotal: '9999710000.28', actualTotal: '0.00', limit: { maxAmount: 27_777 } },
    ])
  })

  it('[B1][C3] refuses quantities that are none', async () => {
    const buyer = await server.signIn()
    for (const amount of ['-1', '0', '1.5', '1000000000', '1e3', 'NaN', 'null', '', '9007199254740992'])
      for (const field of ['purchaseAmount', 'purchaseDuration']) {
        const form = new URLSearchParams({
          goodsId: sale.goodsId,
          skuId: sale.skuId,
          pricingId: sale.pricingId,
          clusterId: 'c-kunshan',
          purchaseAmount: '1',
          purchaseDuration: '1',
          [field]: amount,
        })
        const answer = await buyer.send({
          method: 'POST',
          url: '/market/shoppingcart',
          headers: {
            'x-mall-version': '2.19.0',
            origin: 'http://mall.test',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: form.toString(),
        })
        expect([answer.statusCode, answer.json().code], `${field} ${amount}`).toEqual([400, 'SYS10001'])
      }
    expect(await buyer.get(cartEndpoints.list, {})).toEqual([])
  })

  it('[R5.09, R9.01] holds amounts and durations within their limits', async () => {
    const buyer = await server.signIn()
    const limited = await onSale({ limit: { amount: 10, maxAmount: 100 } })
    expect(await put(buyer, limited, { purchaseAmount: 9 })).toEqual(
      refused('CART10001', { minimum: 10, maximum: 100 }),
    )
    expect(await put(buyer, limited, { purchaseAmount: 101 })).toEqual(
      refused('CART10001', { minimum: 10, maximum: 100 }),
    )
    expect(await put(buyer, limited, { purchaseAmount: 60 })).toEqual(E.right({ count: 1 }))
    expect(await put(buyer, limited, { purchaseAmount: 60 })).toEqual(
      refused('CART10001', { minimum: 10, maximum: 100 }),
    )
    const storage = await onSale({ kind: 'storage', billingType: 'MONTH', limit: { duration: 3 } })
    expect(await put(buyer, storage, { purchaseDuration: 2 })).toEqual(refused('CART10002', { minimum: 3 }))
  })

  it('[B1] keeps a line within what an amount of money can say', async () => {
    const buyer = await server.signIn()
    const dear = await onSale({ price: '9999.99', billingType: 'YEAR' })
    expect(await put(buyer, dear, { purchaseAmount: 99_999_999, purchaseDuration: 36 })).toEqual(
      refused('CART10001', { minimum: 1, maximum: 27_777 }),
    )
  })

  it('[R8.04] refuses what does not exist or is not for sale', async () => {
    const buyer = await server.signIn()
    expect(await put(buyer, sale, { goodsId: 'nothing' })).toEqual(refused('MALL10001'))
    for (const change of [
      { skuId: 'nothing' },
      { pricingId: 'nothing' },
      { clusterId: 'c-nowhere' },
      { clusterId: undefined },
    ])
      expect(await put(buyer, sale, change), JSON.stringify(change)).toEqual(refused('MALL10003'))
    expect(await put(buyer, await onSale({ display: false }))).toEqual(refused('CART10003'))
    expect(await put(buyer, await onSale({ expiresAt: new Date('2026-11-20T00:00:00Z') }))).toEqual(
      refused('CART10003'),
    )
    expect(await put(buyer, await onSale({ free: 0 }))).toEqual(refused('PURCHASE10010'))
    expect(await put(buyer, await onSale({ billingType: 'TRIAL', price: '0' }))).toEqual(refused('MALL10003'))
  })

  it('[R5.09] shows a line whose offer has ended as off the shelf', async () => {
    const buyer = await server.signIn()
    const ended = await onSale({})
    await put(buyer, ended)
    await server.platform.db
      .updateTable('skus')
      .set({ expires_at: new Date('2026-11-20T00:00:00Z') })
      .where('id', '=', ended.skuId)
      .execute()
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item?.goods.display).toBe(false)
  })

  it('[S3] knows a price of other goods as one that does not exist', async () => {
    const buyer = await server.signIn()
    const cheap = await onSale({ price: '0.01' })
    expect(await put(buyer, sale, { pricingId: cheap.pricingId })).toEqual(refused('MALL10003'))
    expect(await put(buyer, sale, { skuId: cheap.skuId, pricingId: cheap.pricingId })).toEqual(
      refused('MALL10003'),
    )
  })

  it('[R5.11] lets members add applications, but no basic resources', async () => {
    const member = await server.signIn({ group: { id: 'g-1', isLeader: false } })
    const leader = await server.signIn({ group: { id: 'g-1', isLeader: true } })
    expect(await put(member, sale)).toEqual(refused('CART10005'))
    expect(await put(leader, sale)).toEqual(E.right({ count: 1 }))
    const manager = await server.signIn({ role_type: 'manager', group: { id: 'g-1', isLeader: false } })
    expect(await put(manager, sale)).toEqual(refused('CART10005'))
    expect(await put(member, await onSale({ kind: 'software', clusterId: '' }))).toEqual(
      E.right({ count: 1 }),
    )
  })

  it(`[R5.09] holds at most ${MAX_CART_LINES} lines`, async () => {
    const buyer = await server.signIn()
    const monthly = await onSale({ billingType: 'MONTH' })
    for (let duration = 1; duration <= MAX_CART_LINES; duration += 1)
      expect(await put(buyer, monthly, { purchaseDuration: duration })).toEqual(E.right({ count: duration }))
    expect(await put(buyer, monthly, { purchaseDuration: 101 })).toEqual(refused('CART10004', { most: 100 }))
    expect(await put(buyer, monthly, { purchaseDuration: 100 })).toEqual(E.right({ count: 100 }))
    expect(await put(buyer, monthly, { purchaseDuration: 100, purchaseAmount: 3_906_249 })).toEqual(
      refused('CART10001', { minimum: 1, maximum: 3_906_249 }),
    )
  })

  it('[R5.09] holds no more of a line than it may when many add to it at once', async () => {
    const buyer = await server.signIn()
    const limited = await onSale({ limit: { amount: 1, maxAmount: 100 } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put(buyer, limited, { purchaseAmount: 9 })),
    )
    expect(answers.filter(E.isRight)).toEqual(Array.from({ length: 11 }, () => E.right({ count: 1 })))
    expect(answers.filter(E.isLeft)).toEqual(
      Array.from({ length: 9 }, () => refused('CART10001', { minimum: 1, maximum: 100 })),
    )
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item?.purchaseAmount).toBe(99)
  })

  it(`[R5.09] holds no more than ${MAX_CART_LINES} lines when many are put into it at once`, async () => {
    const buyer = await server.signIn()
    const monthly = await onSale({ billingType: 'MONTH' })
    for (let duration = 1; duration <= 97; duration += 1)
      await put(buyer, monthly, { purchaseDuration: duration })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => put(buyer, monthly, { purchaseDuration: 101 + i })),
    )
    expect(answers.filter(E.isRight)).toHaveLength(3)
    expect(answers.filter(E.isLeft)).toEqual(
      Array.from({ length: 17 }, () => refused('CART10004', { most: 100 })),
    )
    expect(await buyer.get(cartEndpoints.count, {})).toEqual({ count: 100 })
  })

  it('[S1] shows, changes and removes the lines of nobody else', async () => {
    const owner = await server.signIn()
    const stranger = await server.signIn()
    await put(owner, sale)
    const [item] = await owner.get(cartEndpoints.list, {})
    const id = item?.id ?? ''
    expect(await stranger.get(cartEndpoints.list, {})).toEqual([])
    expect(await put(stranger, sale, { id, purchaseAmount: 1 })).toEqual(refused('SYS10002'))
    expect(await stranger.get(cartEndpoints.remove, { body: { ids: [id] } })).toEqual({ count: 0 })
    expect(await owner.get(cartEndpoints.list, {})).toEqual([item])
    expect(await owner.get(cartEndpoints.remove, { body: { ids: [id, 'nothing'] } })).toEqual({ count: 0 })
  })

  it('[S4] takes nothing from fields that it did not ask for', async () => {
    const buyer = await server.signIn()
    const other = await server.signIn()
    const extra = {
      user_id: other.id,
      userId: other.id,
      added_price: '0.01',
      price: '0.01',
      '__proto__.price': '0',
    }
    const { body } = bodyOf(sale)
    const answer = await buyer.send({
      method: 'POST',
      url: '/market/shoppingcart',
      headers: {
        'x-mall-version': '2.19.0',
        origin: 'http://mall.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        goodsId: body.goodsId,
        skuId: body.skuId,
        pricingId: body.pricingId,
        clusterId: 'c-kunshan',
        purchaseAmount: '1',
        purchaseDuration: '1',
        ...extra,
      }).toString(),
    })
    expect(answer.json()).toMatchObject({ code: '0', data: { count: 1 } })
    expect(await other.get(cartEndpoints.count, {})).toEqual({ count: 0 })
    const [item] = await buyer.get(cartEndpoints.list, {})
    expect(item?.price).toMatchObject({ current: '25.60', added: '25.60' })
  })

  it('[S1] is shut to those who are not signed in', async () => {
    expect(await server.visitor().call(cartEndpoints.list, {})).toEqual(refused('AUTH10001'))
    expect(await server.visitor().call(cartEndpoints.put, bodyOf(sale))).toEqual(refused('AUTH10001'))
  })
})
