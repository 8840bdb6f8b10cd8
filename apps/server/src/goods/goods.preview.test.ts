import { formEndpoints } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import { type GoodsForm, goodsEndpoints } from '@compute-mall/core/goods'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startSeededServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let seller: Caller
let rival: Caller
let reviewer: Caller
let customer: Caller
/** Goods of shop 1001, by the state of what was applied for them. */
const applied = new Map<string, { readonly id: string; readonly goodsId: string }>()

const EVERYTHING = {
  query: {
    state: [],
    kind: undefined,
    goodsKind: [],
    shopId: undefined,
    keyword: undefined,
    mine: undefined,
    overdue: undefined,
    sort: undefined,
    cursor: undefined,
    limit: 100,
  },
} as const
const DRAFT = { params: { form: 'goods' } } as const

/** Describes goods anew and hands them in, where the state asks for it. @returns the application, if there is one */
const apply = async (goodsId: string, form: GoodsForm, revision: number, state: string) => {
  const renamed = { ...form, name: { zh: `${form.name.zh}（新版）`, en: `${form.name.en} (new edition)` } }
  await seller.get(formEndpoints.saveDraft, {
    ...DRAFT,
    body: { subjectId: goodsId, revision, record: { ...renamed } },
  })
  if (state === 'draft') return ''
  const body = { revision: revision + 1, answers: undefined }
  const { application } = await seller.get(goodsEndpoints.submit, { ...byId(goodsId), body })
  const params = { applicationId: application?.applicationId ?? '' }
  if (state === 'revoked') await seller.get(goodsEndpoints.revoke, byId(goodsId))
  if (state === 'passed') await reviewer.get(goodsEndpoints.approve, { params, body: { revision: 1 } })
  if (state === 'refused')
    await reviewer.get(goodsEndpoints.reject, {
      params,
      body: { revision: 1, reason: '说明与配置不符', reasons: [] },
    })
  return params.applicationId
}

const publishedOf = async (id: string): Promise<GoodsForm> => {
  const { published } = await seller.get(goodsEndpoints.own, byId(id))
  if (published === null) throw new Error(`goods ${id} are not published`)
  return published
}

beforeAll(async () => {
  server = await startSeededServer()
  seller = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
  rival = await server.signIn({ retailer_id: '1002', shop_duties: ['owner'] })
  reviewer = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
  customer = await server.signIn()
  const rows = await server.platform.db
    .selectFrom('goods')
    .select('id')
    .where('shop_id', '=', '1001')
    .where('display', '=', true)
    .orderBy('id')
    .limit(5)
    .execute()
  for (const [i, state] of (['pending', 'refused', 'draft', 'revoked', 'passed'] as const).entries()) {
    const goodsId = rows[i]?.id ?? ''
    applied.set(`modify ${state}`, {
      id: await apply(goodsId, await publishedOf(goodsId), 0, state),
      goodsId,
    })
  }
  const { goodsId } = await seller.get(goodsEndpoints.create, {
    body: { kind: undefined, copyOf: rows[0]?.id },
  })
  const form = await publishedOf(rows[0]?.id ?? '')
  const skus = form.skus.map((sku, i) => ({ ...sku, id: '', sn: `FIRST-${i}` }))
  applied.set('publish pending', { id: await apply(goodsId, { ...form, skus }, 1, 'pending'), goodsId })
}, 180_000)
afterAll(() => server.stop())

const application = (state: string) => {
  const found = applied.get(state)
  if (found === undefined) throw new Error(`nothing is applied for ${state}`)
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
      .selectFrom('goods_lives')
      .select('goods_id as id')
      .where('shop_id', '=', '1001')
      .where('review', '=', 'passed')
      .where('goods_id', 'not in', server.platform.db.selectFrom('goods_applications').select('goods_id'))
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
    expect(preview.goods.name.zh).toContain('（新版）')
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
    const { goodsId } = application('modify draft')
    const other = application('modify refused').goodsId
    const form = { ...(await publishedOf(goodsId)), dependencies: [{ goodsId: other, required: true }] }
    const id = await apply(goodsId, form, 1, 'pending')
    const needs = await reviewer.get(goodsEndpoints.auditDependResource, byId(id))
    expect(needs.map((need) => [need.goodsId, need.required])).toEqual([[other, true]])
    expect((await seller.get(goodsEndpoints.publishPreview, byId(goodsId))).dependResources).toEqual(needs)
    await seller.get(goodsEndpoints.revoke, byId(goodsId))
  })
})

describe('a draft, and what was taken back', () => {
  const previews = [
    ['detailPreview', goodsEndpoints.detailPreview],
    ['publishPreview', goodsEndpoints.publishPreview],
  ] as const
  const audits = [
    ['auditDetail', goodsEndpoints.auditDetail],
    ['auditSkus', goodsEndpoints.auditSkus],
    ['auditDependResource', goodsEndpoints.auditDependResource],
  ] as const

  it.each(audits)('[S1][R6.06][H7] %s tells no reviewer what was taken back', async (_, call) => {
    const { id } = application('modify revoked')
    expect(await refusalOf(reviewer, call, byId(id))).toBe('MALL10001')
    expect(await refusalOf(seller, call, byId(id))).toBe('answered')
  })

  it.each(previews)('[S1][R6.06][H7] %s tells a reviewer nothing of a draft', async (_, call) => {
    const { goodsId } = await seller.get(goodsEndpoints.create, {
      body: { kind: undefined, copyOf: application('modify passed').goodsId },
    })
    expect(await refusalOf(reviewer, call, byId(goodsId))).toBe('MALL10001')
    expect(await refusalOf(seller, call, byId(goodsId))).toBe('answered')
  })

  it('[S1][R6.06][H7] of published goods is told to its shop alone: a reviewer reads what stands', async () => {
    const { goodsId } = application('modify revoked')
    const form = await publishedOf(goodsId)
    const secret = { ...form, summary: { zh: '尚未公开的说明', en: 'Not public yet' } }
    await seller.get(formEndpoints.saveDraft, {
      ...DRAFT,
      body: { subjectId: goodsId, revision: 0, record: { ...secret } },
    })
    expect((await seller.get(goodsEndpoints.detailPreview, byId(goodsId))).summary.zh).toBe('尚未公开的说明')
    expect((await reviewer.get(goodsEndpoints.detailPreview, byId(goodsId))).summary).toEqual(form.summary)
    expect(JSON.stringify(await reviewer.get(goodsEndpoints.applications, EVERYTHING))).not.toContain(
      '尚未公开',
    )
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
