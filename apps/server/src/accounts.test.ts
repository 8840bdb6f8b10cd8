import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { orderEndpoints } from '@compute-mall/core/order'
import { nextStepOf } from '@compute-mall/core/purchase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoData, loadDemo } from './demo.ts'
import { type Caller, intentFor, type Sale, startTestServer, type TestServer } from './testing/index.ts'

let server: TestServer
let demo: DemoData
let compute: Sale
let software: Sale
const callers = new Map<string, Caller>()

const offerOf = async (
  kinds: readonly ('general' | 'heterogeneous' | 'software' | 'saas')[],
): Promise<Sale> => {
  const row = await server.platform.db
    .selectFrom('goods')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .innerJoin('pricings', 'pricings.sku_id', 'skus.id')
    .innerJoin('sku_stock', 'sku_stock.sku_id', 'skus.id')
    .select(['goods.id as goodsId', 'skus.id as skuId', 'pricings.id as pricingId', 'sku_stock.cluster_id'])
    .where('goods.kind', 'in', [...kinds])
    .where('goods.display', '=', true)
    .where('skus.expires_at', 'is', null)
    .where('pricings.billing_type', 'in', ['ONCE', 'MONTH', 'YEAR', 'FOREVER'])
    .where('sku_stock.free', '>', 5_000)
    .orderBy('goods.id')
    .executeTakeFirstOrThrow()
  const { cluster_id, ...sale } = row
  return { ...sale, clusterId: cluster_id === '' ? undefined : cluster_id }
}

beforeAll(async () => {
  server = await startTestServer()
  demo = await loadDemo()
  const { vault, blobs, db } = server.platform
  await db.transaction().execute((trx) => demo.seedAll(trx, { vault, blobs, now: new Date(server.clock()) }))
  compute = await offerOf(['general', 'heterogeneous'])
  software = await offerOf(['software', 'saas'])
  for (const { name } of demo.accounts) {
    const caller = server.visitor()
    await caller.get(identityEndpoints.signIn, {
      body: { account: name, password: demo.password, service: '/ui/mall/' },
    })
    callers.set(name, caller)
  }
}, 120_000)
afterAll(() => server.stop())

const as = (name: string): Caller => {
  const caller = callers.get(name)
  if (caller === undefined) throw new Error(`no demo account ${name}`)
  return caller
}

/** The refusals that stand between an account and a purchase, with what can be done about each. */
const gateOf = async (name: string, sale: Sale) => {
  const quote = await as(name).call(orderEndpoints.quote, { body: intentFor(sale, { amount: 100 }) })
  if (E.isRight(quote)) return quote.right.refusals.map(({ code }) => [code, nextStepOf(code)])
  return quote.left.kind === 'refused' ? [[quote.left.error.code, nextStepOf(quote.left.error.code)]] : []
}

const answerOf = async (name: string, url: string) => {
  const answer = await as(name).send({ method: 'GET', url, headers: { 'x-mall-version': '2.19.0' } })
  return answer.json<{ readonly code: string; readonly data: unknown }>()
}
const countOf = (data: unknown): number => {
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null || !('records' in data)) return 0
  return Array.isArray(data.records) ? data.records.length : 0
}

/** Calls that each account is for, by their addresses; each answers with something in the demonstration. */
const reads: Readonly<Record<string, readonly string[]>> = {
  leader: ['/market/order', '/market/resource', '/user/customer/group/curuser-group-list?start=0&limit=20'],
  agent: ['/market/order', '/mall/goods/200001/skus'],
  seller: ['/mall/seller/statement', '/mall/seller/goods'],
  service: ['/customerservice/message/conversations?start=0&limit=20'],
  goodsclerk: ['/mall/seller/goods'],
  reviewer: ['/mall/admin/goods-application', '/mall/admin/settlement'],
  admin: ['/mall/admin/catalogue', '/mall/admin/user'],
  finance: ['/mall/admin/remittance', '/mall/admin/refund'],
  market: ['/mall/admin/banner'],
  legal: ['/mall/admin/document'],
  maintenance: ['/mall/admin/opening'],
  superadmin: ['/mall/admin/user', '/mall/admin/audit'],
  business: ['/mall/admin/remittance', '/mall/admin/refund', '/mall/admin/statement'],
  contracts: ['/mall/admin/order'],
}

describe('the demo accounts', () => {
  it.each(Object.entries(reads).flatMap(([name, urls]) => urls.map((url) => [name, url] as const)))(
    '[R1.09][R6.09] %s finds work at %s',
    async (name, url) => {
      const { code, data } = await answerOf(name, url)
      expect([code, countOf(data) > 0]).toEqual(['0', true])
    },
  )

  it.each([
    ['leader', []],
    ['merchant', []],
    ['member', [['PURCHASE10001', 'askLeader']]],
    ['agent', [['PURCHASE10003', 'contactOperations']]],
    ['unsigned', [['PURCHASE10004', 'contactOperations']]],
    ['newcomer', [['PURCHASE10002', 'setPhone']]],
    ['unverified', [['PURCHASE10005', 'verifyPhone']]],
    ['disabled', [['PURCHASE10006', 'contactOperations']]],
  ] as const)('[R1.09][R5.10] %s buys computing, or learns who may help: %j', async (name, gate) => {
    expect(await gateOf(name, compute)).toEqual(gate)
  })

  it('[R1.09] member buys an application', async () => {
    expect(await gateOf('member', software)).toEqual([])
  })

  it.each([
    ['applicant', 'IN_REVIEW'],
    ['rejected', 'REJECTED'],
  ])('[R1.09] %s stands at %s', async (name, applyStatus) => {
    expect((await answerOf(name, '/mall/retailer/application-info')).data).toMatchObject({ applyStatus })
  })

  it.each(['salesmaster', 'salescentre'])('[R6.09] %s is a customer with the menu of one', async (name) => {
    const menu = await as(name).get(identityEndpoints.menuList, { query: { pageVersion: '7.20' } })
    expect(menu.map((entry) => entry.name)).toContain('orders')
    expect((await answerOf(name, '/mall/admin/order')).code).toBe('AUTH10004')
  })

  it('[R1.09] leader has a sales contact', async () => {
    const me = await as('leader').get(identityEndpoints.currentUser, {
      query: { includeToken: undefined, refresh: undefined },
    })
    expect(me.salerFullName).toBe('王晓芸')
  })

  it('[R6.09] are each for something that a test here proves', () => {
    const proven = new Set([
      ...Object.keys(reads),
      ...['member', 'unsigned', 'newcomer', 'unverified', 'disabled', 'merchant', 'applicant', 'rejected'],
      ...['salesmaster', 'salescentre'],
    ])
    expect(demo.accounts.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
  })
})
