import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let seller: Caller
let rival: Caller
let reviewer: Caller
let customer: Caller
/** Goods of shop 1001, by the state of what was applied for them. */
let applied: ReadonlyMap<string, { readonly id: string; readonly goodsId: string }>

beforeAll(async () => {
  server = await startSeededServer()
  seller = await server.signIn({ retailer_id: '1001' })
  rival = await server.signIn({ retailer_id: '1002' })
  reviewer = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
  customer = await server.signIn()
  const rows = await server.platform.db
    .selectFrom('goods_applications')
    .select(['id', 'goods_id', 'kind', 'state'])
    .execute()
  applied = new Map(
    rows.map(({ id, goods_id, kind, state }) => [`${kind} ${state}`, { id, goodsId: goods_id }]),
  )
})
afterAll(() => server.stop())

const application = (state: string) => {
  const found = applied.get(state)
  if (found === undefined) throw new Error(`nothing is seeded for ${state}`)
  return found
}
const refusalOf = async <EP extends Endpoint>(caller: Caller, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}
const byId = (id: string) => ({ params: { id } })

describe('goods before they are published', () => {
  it('[R7.02] are shown to their merchant as they were last described', async () => {
    const { goodsId } = application('modify pending')
    const [shown, published] = await Promise.all([
      seller.get(goodsEndpoints.detailPreview, byId(goodsId)),
      seller.get(goodsEndpoints.detail, byId(goodsId)),
    ])
    expect(shown.name.en).toBe(`${published.name.en} (new edition)`)
    expect(published.name.en).not.toContain('(new edition)')
    expect(shown.limit).toEqual(published.limit)
    expect([shown.saleCount, shown.recentOrderCount]).toEqual([0, 0])
  })

  it('[R7.02] have skus with prices, places and what is left there', async () => {
    const { goodsId } = application('modify pending')
    const [shown, published] = await Promise.all([
      seller.get(goodsEndpoints.skusPreview, byId(goodsId)),
      seller.get(goodsEndpoints.skus, byId(goodsId)),
    ])
    expect(shown).toEqual(published)
  })

  it('[R7.02] are shown as they stand when nothing was applied for them', async () => {
    const row = await server.platform.db
      .selectFrom('goods')
      .select('id')
      .where('shop_id', '=', '1001')
      .where('id', 'not in', server.platform.db.selectFrom('goods_applications').select('goods_id'))
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await seller.get(goodsEndpoints.detailPreview, byId(row.id))).toEqual(
      await seller.get(goodsEndpoints.detail, byId(row.id)),
    )
    expect(await seller.get(goodsEndpoints.skusPreview, byId(row.id))).toEqual(
      await seller.get(goodsEndpoints.skus, byId(row.id)),
    )
    expect(await refusalOf(rival, goodsEndpoints.detailPreview, byId(row.id))).toBe('MALL10001')
  })

  it('[R7.02] that are new can be seen whole, though nobody else finds them', async () => {
    const { goodsId } = application('publish pending')
    const preview = await seller.get(goodsEndpoints.publishPreview, byId(goodsId))
    expect([preview.goods.id, preview.goods.display]).toEqual([goodsId, false])
    expect(preview.goods.name.zh).toContain('（首发）')
    expect(preview.skus.length).toBeGreaterThan(0)
    expect(await refusalOf(seller, goodsEndpoints.detail, byId(goodsId))).toBe('MALL10001')
  })

  it.each([['modify refused'], ['modify revoked'], ['modify passed']])(
    '[R4.03] have nothing to publish when the application is %s',
    async (state) => {
      const { goodsId } = application(state)
      expect(await refusalOf(seller, goodsEndpoints.publishPreview, byId(goodsId))).toBe('MALL10001')
    },
  )
})

describe('an application', () => {
  it('[R7.02] is looked at whole by those who review it', async () => {
    const { id, goodsId } = application('publish pending')
    const [detail, skus, needs, preview] = await Promise.all([
      reviewer.get(goodsEndpoints.auditDetail, byId(id)),
      reviewer.get(goodsEndpoints.auditSkus, byId(id)),
      reviewer.get(goodsEndpoints.auditDependResource, byId(id)),
      reviewer.get(goodsEndpoints.publishPreview, byId(goodsId)),
    ])
    expect({ goods: detail, skus, dependResources: needs }).toEqual(preview)
  })

  it('[R7.02] names what the goods need to run', async () => {
    const { db } = server.platform
    const { id, goodsId } = application('modify draft')
    const other = application('modify refused').goodsId
    const row = await db
      .selectFrom('goods_applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const record = { ...row.record, dependencies: [{ goodsId: other, required: true }] }
    await db
      .updateTable('goods_applications')
      .set({ record: JSON.stringify(record) as never })
      .where('id', '=', id)
      .execute()
    const needs = await seller.get(goodsEndpoints.auditDependResource, byId(id))
    expect(needs.map((need) => [need.goodsId, need.required])).toEqual([[other, true]])
    expect((await seller.get(goodsEndpoints.publishPreview, byId(goodsId))).dependResources).toEqual(needs)
  })
})

describe('what is not published', () => {
  const calls = [
    ['detailPreview', goodsEndpoints.detailPreview, 'goodsId'],
    ['skusPreview', goodsEndpoints.skusPreview, 'goodsId'],
    ['publishPreview', goodsEndpoints.publishPreview, 'goodsId'],
    ['auditDetail', goodsEndpoints.auditDetail, 'id'],
    ['auditSkus', goodsEndpoints.auditSkus, 'id'],
    ['auditDependResource', goodsEndpoints.auditDependResource, 'id'],
  ] as const

  it.each(calls)(
    '[R6.06, S1] %s shows nobody another merchant’s, as if there were none',
    async (_, call, by) => {
      const { [by]: id } = application('modify pending')
      expect(await refusalOf(rival, call, byId(id))).toBe('MALL10001')
      expect(await refusalOf(rival, call, byId('999999'))).toBe('MALL10001')
      expect(await refusalOf(seller, call, byId(id))).toBe('answered')
      expect(await refusalOf(reviewer, call, byId(id))).toBe('answered')
    },
  )

  it.each(calls)('[R6.06] %s is for no customer and no visitor', async (_, call, by) => {
    const { [by]: id } = application('modify pending')
    expect(await refusalOf(customer, call, byId(id))).toBe('AUTH10004')
    expect(await refusalOf(server.visitor(), call, byId(id))).toBe('AUTH10001')
  })
})

describe('what application software needs', () => {
  const GROMACS = byId('200265')
  it('[R7.02] is told as for any goods', async () => {
    expect(await customer.get(goodsEndpoints.softwareDependResource, GROMACS)).toEqual(
      await customer.get(goodsEndpoints.dependResource, GROMACS),
    )
  })
  it('[R7.02] is not told of goods that are no software', async () => {
    expect(await refusalOf(customer, goodsEndpoints.softwareDependResource, byId('200001'))).toBe('MALL10001')
  })
})
