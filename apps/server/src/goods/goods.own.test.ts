import { assetEndpoints } from '@compute-mall/core/asset'
import { formEndpoints } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints as calls, type GoodsForm } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { siteEndpoints } from '@compute-mall/core/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOnSale, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'

const { softwareForm } = goodsFormFixtures
let server: TestServer
let seller: TestUser
let rival: TestUser
let clerk: TestUser
let reviewer: TestUser

beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  seller = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
  rival = await server.signIn({ retailer_id: '1002', shop_duties: ['owner'] })
  clerk = await server.signIn({ retailer_id: '1001', shop_duties: ['service'] })
  reviewer = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
})
afterAll(() => server.stop())

const refusalOf = async <EP extends Endpoint>(caller: TestUser, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}
const byId = (id: string) => ({ params: { id } })
const list = {
  query: {
    tab: undefined,
    shelf: [],
    review: [],
    kind: [],
    featured: undefined,
    scarce: undefined,
    shut: undefined,
    ending: undefined,
    keyword: undefined,
    sort: undefined,
    cursor: undefined,
    limit: undefined,
  },
} as const
const create = async (kind: 'software' | undefined, copyOf?: string) =>
  (await seller.get(calls.create, { body: { kind, copyOf } })).goodsId
const save = (goodsId: string, form: GoodsForm, revision: number) =>
  seller.get(formEndpoints.saveDraft, {
    params: { form: 'goods' },
    body: { subjectId: goodsId, revision, record: { ...form } },
  })
const submit = (goodsId: string, revision: number, answers = {}) =>
  seller.get(calls.submit, { ...byId(goodsId), body: { revision, answers } })

let count = 0
/** New goods with a serial number of their own, described and handed in. */
const handedIn = async (form: GoodsForm = softwareForm) => {
  const goodsId = await create('software')
  count += 1
  const skus = form.skus.map((sku) => ({ ...sku, sn: `${sku.sn}-${count}` }))
  await save(goodsId, { ...form, skus }, 1)
  const own = await submit(goodsId, 2)
  return { goodsId, applicationId: own.application?.applicationId ?? '' }
}
const decided = async (applicationId: string) =>
  reviewer.get(calls.approve, { params: { applicationId }, body: { revision: 1 } })
/** New goods on the shelf. */
const listed = async (form?: GoodsForm) => {
  const made = await handedIn(form)
  await decided(made.applicationId)
  await server.runJob('goods-shelf')
  return made
}

describe('goods of one’s own shop', () => {
  it('[R4.03][J4] go from an empty draft by a passed review onto the shelf', async () => {
    const goodsId = await create('software')
    expect((await seller.get(calls.own, byId(goodsId))).row.life).toMatchObject({
      shelf: 'unlisted',
      review: 'draft',
    })
    await save(goodsId, softwareForm, 1)
    expect((await seller.get(calls.check, byId(goodsId))).problems).toEqual([])
    const own = await submit(goodsId, 2)
    expect(own.row.life.review).toBe('pending')
    expect(own.draft).toBeNull()
    expect(own.application?.submission).toMatchObject({ number: 1, revision: 1 })
    await decided(own.application?.applicationId ?? '')
    expect((await seller.get(calls.own, byId(goodsId))).row.life.shelf).toBe('awaiting')
    await server.runJob('goods-shelf')
    expect((await seller.get(calls.own, byId(goodsId))).row.life).toMatchObject({
      shelf: 'on',
      review: 'passed',
    })
    expect(await seller.get(calls.detail, byId(goodsId))).toMatchObject({
      display: true,
      name: softwareForm.name,
    })
    expect((await seller.get(calls.skus, byId(goodsId))).map(({ sn }) => sn)).toEqual(['YF-S', 'YF-R'])
  })

  it('[R4.03][W34] show buyers what is published until a change of it passes', async () => {
    const { goodsId } = await listed()
    const published = (await seller.get(calls.own, byId(goodsId))).published ?? softwareForm
    const [first, ...others] = published.skus
    if (first === undefined) throw new Error('the goods have no sku')
    const [price, ...prices] = first.pricing
    if (price === undefined) throw new Error('the sku has no price')
    const changed: GoodsForm = {
      ...published,
      summary: { zh: '更快的求解器', en: 'A faster solver' },
      skus: [{ ...first, pricing: [{ ...price, price: '1000.00' }, ...prices] }, ...others],
    }
    await save(goodsId, changed, 0)
    const own = await submit(goodsId, 1)
    expect((await seller.get(calls.detail, byId(goodsId))).summary).toEqual(softwareForm.summary)
    const applicationId = own.application?.applicationId ?? ''
    const application = await reviewer.get(calls.application, { params: { applicationId } })
    expect(application.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['summary.zh', softwareForm.summary.zh, '更快的求解器'],
      ['summary.en', softwareForm.summary.en, 'A faster solver'],
      ['skus.0.pricing.0.price', '1200.00', '1000.00'],
    ])
    const { revision } = application.submission
    expect(
      await refusalOf(reviewer, calls.approve, {
        params: { applicationId },
        body: { revision: revision - 1 },
      }),
    ).toBe('REVIEW10001')
    await reviewer.get(calls.approve, { params: { applicationId }, body: { revision } })
    const after = await seller.get(calls.skus, byId(goodsId))
    expect(after[0]?.id).toBe(first.id)
    expect(after[0]?.pricing[0]).toMatchObject({ id: price.id, price: '1000.00' })
    expect((await seller.get(calls.own, byId(goodsId))).row.life.shelf).toBe('on')
  })

  it('[R1.04][W8] of data show their first rows as they were published last', async () => {
    const text = 'id,tokens\na-1,512'
    const form: GoodsForm = {
      ...softwareForm,
      kind: 'data',
      type: 'other',
      classification: { ...softwareForm.classification, category: 'corpus' },
      firstRows: text,
    }
    const { goodsId } = await listed(form)
    const shown = async () => {
      await server.runJob('outbox')
      const { rows } = await seller.get(assetEndpoints.preview, { params: { id: `a-${goodsId}` } })
      return rows
    }
    expect(await shown()).toEqual([['a-1', '512']])
    const published = (await seller.get(calls.own, byId(goodsId))).published ?? softwareForm
    expect(published.firstRows).toBe(text)
    await save(goodsId, { ...published, firstRows: `${text}\na-2` }, 0)
    expect((await seller.get(calls.check, byId(goodsId))).problems).toEqual([
      { field: 'firstRows', code: 'rowsUneven', most: 2 },
    ])
    const changed = `${text}\na-2,7`
    await save(goodsId, { ...published, firstRows: changed }, 1)
    const own = await submit(goodsId, 2)
    const applicationId = own.application?.applicationId ?? ''
    const { changes, submission } = await reviewer.get(calls.application, { params: { applicationId } })
    expect(changes).toEqual([{ field: 'firstRows', before: text, after: changed }])
    expect(await shown()).toHaveLength(1)
    const { revision } = submission
    await reviewer.get(calls.approve, { params: { applicationId }, body: { revision } })
    expect(await shown()).toEqual([
      ['a-1', '512'],
      ['a-2', '7'],
    ])
  })

  it('[R4.03] cannot be handed in while a field is wrong, and tells which', async () => {
    const goodsId = await create('software')
    const bad = {
      ...softwareForm,
      name: { zh: '', en: '' },
      classification: { ...softwareForm.classification, category: 'nowhere' },
    }
    await save(goodsId, bad, 1)
    const { problems } = await seller.get(calls.check, byId(goodsId))
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(
      expect.arrayContaining(['name.zh required', 'classification.category unknown']),
    )
    const answer = await seller.call(calls.submit, {
      ...byId(goodsId),
      body: { revision: 2, answers: undefined },
    })
    expect(E.isLeft(answer) && answer.left).toMatchObject({
      error: { code: 'MALL10006', details: { fields: expect.stringContaining('name.zh') } },
    })
  })

  it('[R3.04] cannot be handed in under a category of another kind', async () => {
    const goodsId = await create('software')
    const filed = (category: string): GoodsForm => ({
      ...softwareForm,
      classification: { ...softwareForm.classification, category },
    })
    const codesOf = async () => {
      const { problems } = await seller.get(calls.check, byId(goodsId))
      return problems.filter(({ field }) => field === 'classification.category').map(({ code }) => code)
    }
    await save(goodsId, filed('saasAi'), 1)
    expect(await codesOf()).toEqual(['otherKind'])
    await save(goodsId, filed('generalX86'), 2)
    expect(await codesOf()).toEqual(['otherKind'])
    await save(goodsId, filed('cfd'), 3)
    expect(await codesOf()).toEqual([])
  })

  it('[R3.08] cannot be handed in under limits that leave nothing of what the platform sells', async () => {
    const admin = await server.signIn({ role_type: 'manager', role_ids: ['operateadmin'] })
    await admin.get(siteEndpoints.setLimits, {
      body: { minCpuNum: 1, minGpuNum: 1, minQuota: 100, maxQuota: 500, minDuration: 1 },
    })
    const goodsId = await create('software')
    const limit = { ...softwareForm.limit, maxAmount: 99 }
    const form: GoodsForm = {
      ...softwareForm,
      kind: 'storage',
      type: 'storage',
      resourceType: 'storage',
      limit,
    }
    await save(goodsId, form, 1)
    const { problems } = await seller.get(calls.check, byId(goodsId))
    expect(problems).toContainEqual({ field: 'limit.maxAmount', code: 'belowPlatform', most: 100 })
    const answer = await seller.call(calls.submit, {
      ...byId(goodsId),
      body: { revision: 2, answers: undefined },
    })
    expect(E.isLeft(answer) && answer.left).toMatchObject({
      error: { code: 'MALL10006', details: { fields: expect.stringContaining('limit.maxAmount') } },
    })
    await save(goodsId, { ...form, limit: { ...limit, maxAmount: 100 } }, 2)
    const mended = await seller.get(calls.check, byId(goodsId))
    expect(mended.problems.map(({ field }) => field)).not.toContain('limit.maxAmount')
  })

  it('[J8] lose no draft to an older window, and are not handed in from one', async () => {
    const goodsId = await create('software')
    await save(goodsId, softwareForm, 1)
    const stale = await seller.call(formEndpoints.saveDraft, {
      params: { form: 'goods' },
      body: { subjectId: goodsId, revision: 1, record: {} },
    })
    expect(E.isLeft(stale) && stale.left).toMatchObject({ error: { code: 'DRAFT10001' } })
    expect(
      await refusalOf(seller, calls.submit, { ...byId(goodsId), body: { revision: 1, answers: undefined } }),
    ).toBe('DRAFT10001')
  })

  it('[R4.03] are not changed while they are reviewed, and can be taken back', async () => {
    const { goodsId, applicationId } = await handedIn()
    const saved = await seller.call(formEndpoints.saveDraft, {
      params: { form: 'goods' },
      body: { subjectId: goodsId, revision: 0, record: {} },
    })
    expect(E.isLeft(saved) && saved.left).toMatchObject({ error: { code: 'MALL10005' } })
    expect(
      await refusalOf(seller, calls.submit, { ...byId(goodsId), body: { revision: 1, answers: undefined } }),
    ).toBe('MALL10008')
    expect((await seller.get(calls.revoke, byId(goodsId))).row.life.review).toBe('revoked')
    expect(await refusalOf(reviewer, calls.application, { params: { applicationId } })).toBe('SYS10002')
    expect(
      await refusalOf(reviewer, calls.approve, { params: { applicationId }, body: { revision: 1 } }),
    ).toBe('SYS10002')
  })

  it('[R4.03][R6.06] are taken off and put on again, featured and deleted, row by row', async () => {
    const { goodsId } = await listed()
    const body = { goodsId: [goodsId, 'nothing'] }
    expect((await seller.get(calls.feature, { body })).outcomes.map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      'MALL10001',
    ])
    expect((await seller.get(calls.own, byId(goodsId))).row.isFeatured).toBe(true)
    await seller.get(calls.unshelve, { body: { goodsId: [goodsId] } })
    expect((await seller.get(calls.own, byId(goodsId))).row).toMatchObject({
      isFeatured: false,
      life: { shelf: 'off' },
    })
    await seller.get(calls.shelve, { body: { goodsId: [goodsId] } })
    await server.runJob('goods-shelf')
    expect((await seller.get(calls.detail, byId(goodsId))).display).toBe(true)
    const onShelf = await seller.get(calls.delete, { body: { goodsId: [goodsId] } })
    expect(onShelf.outcomes[0]?.refusal?.code).toBe('MALL10005')
    await seller.get(calls.unshelve, { body: { goodsId: [goodsId] } })
    await seller.get(calls.delete, { body: { goodsId: [goodsId] } })
    expect(await refusalOf(seller, calls.own, byId(goodsId))).toBe('MALL10001')
  })

  it('[W12] are featured eight at most', async () => {
    const ids = []
    for (let i = 0; i < 9; i++) ids.push((await listed()).goodsId)
    const { outcomes } = await seller.get(calls.feature, { body: { goodsId: ids } })
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(8)
    expect(outcomes.at(-1)?.refusal).toEqual({ code: 'MALL10009', details: { most: 8 } })
    await seller.get(calls.unfeature, { body: { goodsId: ids.slice(0, 8) } })
  })

  it('[W13] change stock and shelf time at once, never below what is sold', async () => {
    const { goodsId } = await listed()
    const own = await seller.get(calls.own, byId(goodsId))
    const skuId = own.stock.find(({ capacity }) => capacity === 100)?.skuId ?? ''
    await server.platform.db.updateTable('sku_stock').set({ free: 90 }).where('sku_id', '=', skuId).execute()
    const after = await seller.get(calls.setStock, {
      ...byId(goodsId),
      body: { skuId, clusterId: undefined, capacity: 40 },
    })
    expect(after.stock.find((one) => one.skuId === skuId)).toMatchObject({ free: 30, capacity: 40 })
    expect(
      await refusalOf(seller, calls.setStock, {
        ...byId(goodsId),
        body: { skuId, clusterId: undefined, capacity: 9 },
      }),
    ).toBe('MALL10006')
    expect(after.history[0]?.event).toBe('stock.changed')
  })

  it('[R4.03] are copied into a draft of their own', async () => {
    const { goodsId } = await listed()
    const copy = await create(undefined, goodsId)
    const own = await seller.get(calls.own, byId(copy))
    expect(own.row.life).toMatchObject({ shelf: 'unlisted', review: 'draft' })
    expect(own.draft?.record).toMatchObject({ name: softwareForm.name })
    expect(await refusalOf(rival, calls.create, { body: { kind: undefined, copyOf: goodsId } })).toBe(
      'MALL10001',
    )
  })

  it('[W16] are called by their Chinese name where English was left out, drafts too', async () => {
    const goodsId = await create('software')
    await save(goodsId, { ...softwareForm, name: { zh: '云帆流体求解器', en: ' ' } }, 1)
    const { row } = await seller.get(calls.own, byId(goodsId))
    expect(row.name).toEqual({ zh: '云帆流体求解器', en: '云帆流体求解器' })
  })

  it('[R9.02] are listed by tabs whose counts agree', async () => {
    const counts = await seller.get(calls.ownCounts, {})
    for (const tab of ['all', 'on', 'off', 'applications'] as const) {
      const page = await seller.get(calls.ownList, { query: { ...list.query, tab, limit: 100 } })
      expect([tab, page.total]).toEqual([tab, counts[tab]])
    }
    const first = await seller.get(calls.ownList, { query: { ...list.query, limit: 2 } })
    const second = await seller.get(calls.ownList, {
      query: { ...list.query, limit: 2, cursor: first.nextCursor ?? undefined },
    })
    const ids = [...first.records, ...second.records].map(({ goodsId }) => goodsId)
    expect(new Set(ids).size).toBe(4)
    const found = await seller.get(calls.ownList, { query: { ...list.query, keyword: '云帆', limit: 100 } })
    expect(found.records.every(({ name }) => name.zh.includes('云帆'))).toBe(true)
    expect((await rival.get(calls.ownList, list)).records).toEqual([])
  })

  it('[S1][R6.06] are their shop’s alone', async () => {
    const { goodsId } = await handedIn()
    expect(await refusalOf(rival, calls.own, byId(goodsId))).toBe('MALL10001')
    expect(await refusalOf(rival, calls.revoke, byId(goodsId))).toBe('MALL10001')
    expect(await refusalOf(rival, calls.check, byId(goodsId))).toBe('MALL10001')
    expect(
      await refusalOf(rival, formEndpoints.draft, {
        params: { form: 'goods' },
        query: { subjectId: goodsId },
      }),
    ).toBe('SYS10002')
    const { outcomes } = await rival.get(calls.delete, { body: { goodsId: [goodsId] } })
    expect(outcomes[0]?.refusal?.code).toBe('MALL10001')
  })

  it('[W11] are read by customer service, and changed by nobody without the duty', async () => {
    const { goodsId } = await handedIn()
    expect((await clerk.get(calls.own, byId(goodsId))).commands).toEqual([])
    expect(await refusalOf(clerk, calls.revoke, byId(goodsId))).toBe('AUTH10004')
    expect(
      await refusalOf(clerk, formEndpoints.draft, {
        params: { form: 'goods' },
        query: { subjectId: goodsId },
      }),
    ).toBe('SYS10002')
  })
})
