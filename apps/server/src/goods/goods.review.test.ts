import { deskEndpoints } from '@compute-mall/core/desk'
import { formEndpoints } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import {
  goodsEndpoints as calls,
  type GoodsForm,
  goodsApplicationList,
  sinceRefusal,
} from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import type { Endpoint, InputOf } from '@compute-mall/core/http'
import { MAX_LIMIT, readList } from '@compute-mall/core/list'
import { noticeEndpoints } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { spreadsheetTime } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportedRows, selectionOf } from '../testing/csv.ts'
import {
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const { softwareForm } = goodsFormFixtures
let server: TestServer
let seller: TestUser
let reviewer: TestUser
let second: TestUser

beforeAll(async () => {
  server = await startTestServer()
  await putOnSale(server.platform.db)
  await publishAgreement(server.platform.db)
  seller = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
  reviewer = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
  second = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
})
afterAll(() => server.stop())

const refusalOf = async <EP extends Endpoint>(caller: TestUser, call: EP, input: InputOf<EP>) => {
  const answer = await caller.call(call, input)
  return E.isLeft(answer) && answer.left.kind === 'refused' ? answer.left.error.code : 'answered'
}
const byId = (id: string) => ({ params: { id } })
const save = (goodsId: string, form: GoodsForm, revision: number) =>
  seller.get(formEndpoints.saveDraft, {
    params: { form: 'goods' },
    body: { subjectId: goodsId, revision, record: { ...form } },
  })
const submit = (goodsId: string, revision: number, answers = {}) =>
  seller.get(calls.submit, { ...byId(goodsId), body: { revision, answers } })

let count = 0
const handedIn = async ({ capacity }: { readonly capacity?: number } = {}) => {
  const { goodsId } = await seller.get(calls.create, { body: { kind: 'software', copyOf: undefined } })
  count += 1
  const form = {
    ...softwareForm,
    skus: softwareForm.skus.map((sku) => ({
      ...sku,
      sn: `${sku.sn}-${count}`,
      stock: sku.stock.map((each) => ({ ...each, capacity: capacity ?? each.capacity })),
    })),
  }
  await save(goodsId, form, 1)
  const own = await submit(goodsId, 2)
  return { goodsId, form, applicationId: own.application?.applicationId ?? '' }
}
const refusal = (field: string) => ({
  revision: 1,
  reason: undefined,
  reasons: [{ field, code: 'mismatch' as const, text: '请核对' }],
})
const lifeOf = async (goodsId: string) => (await seller.get(calls.own, byId(goodsId))).row.life

describe('an application for goods', () => {
  it('[R4.03] may have nothing to sell, which its reviewer is told', async () => {
    const [full, empty] = [await handedIn(), await handedIn({ capacity: 0 })]
    const factsOf = async ({ applicationId }: { readonly applicationId: string }) =>
      (await reviewer.get(calls.application, { params: { applicationId } })).facts.map(({ code }) => code)
    expect(await factsOf(full)).not.toContain('nothingToSell')
    expect(await factsOf(empty)).toContain('nothingToSell')
  })

  it('[R1.01][R4.03] comes with what its codes are called', async () => {
    const { applicationId } = await handedIn()
    const { names } = await reviewer.get(calls.application, { params: { applicationId } })
    expect(names).toMatchObject({
      category: { cfd: { zh: '流体仿真', en: 'Fluid dynamics' } },
      industry: { aerospace: { zh: '航空航天', en: 'Aerospace' } },
      delivery: { licence: { zh: '软件许可', en: 'Licence' } },
    })
  })

  it('[J5][W10] that was refused goes in again once each reason is mended or answered', async () => {
    const { goodsId, form, applicationId } = await handedIn()
    const params = { applicationId }
    await reviewer.get(calls.reject, { params, body: refusal('skus.0.pricing.0.price') })
    expect(await lifeOf(goodsId)).toMatchObject({ review: 'refused', shelf: 'unlisted' })
    const own = await seller.get(calls.own, byId(goodsId))
    expect(own.application?.reasons).toEqual([
      { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请核对' },
    ])
    await save(goodsId, form, 0)
    const again = await seller.call(calls.submit, { ...byId(goodsId), body: { revision: 1, answers: {} } })
    expect(E.isLeft(again) && again.left).toMatchObject({
      error: { code: 'MALL10006', details: { fields: 'skus.0.pricing.0.price' } },
    })
    await submit(goodsId, 1, { 'skus.0.pricing.0.price': '价格与官网一致' })
    const { application } = await seller.get(calls.own, byId(goodsId))
    const read = await reviewer.get(calls.application, {
      params: { applicationId: application?.applicationId ?? '' },
    })
    expect(read.answers).toEqual({ 'skus.0.pricing.0.price': '价格与官网一致' })
    expect(read.refusedBefore).toMatchObject({
      form: { name: form.name, skus: form.skus.map(({ sn }) => ({ sn })) },
      reason: null,
      reasons: [{ field: 'skus.0.pricing.0.price', code: 'mismatch', text: '请核对' }],
    })
    expect(read.facts).toContainEqual({ code: 'refusedBefore', field: '', details: { count: 1 } })
    expect(read.submission).toMatchObject({ number: 2, revision: 2 })
  })

  it('[J5][W10] is read beside the one that was refused, whatever was taken back in between', async () => {
    const { goodsId, form, applicationId } = await handedIn()
    const first = await reviewer.get(calls.application, { params: { applicationId } })
    expect(first.refusedBefore).toBeNull()
    await reviewer.get(calls.reject, {
      params: { applicationId },
      body: { ...refusal('summary.zh'), reason: '请核对后重新提交' },
    })
    const mended = { ...form, summary: { zh: '经第三方评测的求解器', en: form.summary.en } }
    await save(goodsId, mended, 0)
    await submit(goodsId, 1)
    await seller.get(calls.revoke, byId(goodsId))
    await save(goodsId, mended, 0)
    await submit(goodsId, 1)
    const { application } = await seller.get(calls.own, byId(goodsId))
    const read = await reviewer.get(calls.application, {
      params: { applicationId: application?.applicationId ?? '' },
    })
    expect(read.refusedBefore?.reason).toBe('请核对后重新提交')
    expect(sinceRefusal(read)).toEqual({
      reason: '请核对后重新提交',
      fields: [
        {
          reason: { field: 'summary.zh', code: 'mismatch', text: '请核对' },
          answer: null,
          changes: [{ field: 'summary.zh', before: form.summary.zh, after: mended.summary.zh }],
          value: mended.summary.zh,
        },
      ],
      others: [],
    })
  })

  it('[J5][W10] stays to be answered when what answered it is taken back', async () => {
    const { goodsId, form, applicationId } = await handedIn()
    await reviewer.get(calls.reject, { params: { applicationId }, body: refusal('summary.zh') })
    const mended = { ...form, summary: { zh: '经第三方评测的求解器', en: form.summary.en } }
    await save(goodsId, mended, 0)
    await submit(goodsId, 1)
    expect((await seller.get(calls.own, byId(goodsId))).refusal).toBeNull()
    await seller.get(calls.revoke, byId(goodsId))
    expect((await seller.get(calls.own, byId(goodsId))).refusal).toMatchObject({
      applicationId,
      reasons: [{ field: 'summary.zh', code: 'mismatch', text: '请核对' }],
    })
    await save(goodsId, form, 0)
    const again = { ...byId(goodsId), body: { revision: 1, answers: {} } }
    expect(await refusalOf(seller, calls.submit, again)).toBe('MALL10006')
    const answers = { 'summary.zh': '已在附件中说明' }
    await submit(goodsId, 1, answers)
  })

  it('[J7][R6.06] is decided once, whoever has it open', async () => {
    const { goodsId, applicationId } = await handedIn()
    const params = { applicationId }
    await reviewer.get(calls.claim, { params, body: { takeOver: undefined } })
    expect(await refusalOf(second, calls.claim, { params, body: { takeOver: undefined } })).toBe(
      'REVIEW10003',
    )
    await second.get(calls.claim, { params, body: { takeOver: true } })
    const outcomes = await Promise.all([
      refusalOf(reviewer, calls.approve, { params, body: { revision: 1 } }),
      refusalOf(second, calls.reject, { params, body: refusal('name.zh') }),
    ])
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1)
    expect(outcomes).toContain('REVIEW10001')
    const decisions = await server.platform.db
      .selectFrom('review_decisions')
      .select('event')
      .where('submission_id', '=', applicationId)
      .execute()
    expect(decisions).toHaveLength(1)
    expect((await lifeOf(goodsId)).review).not.toBe('pending')
  })

  it('[R6.06] is decided by nobody of its own shop, and never without a reason refused', async () => {
    const { applicationId } = await handedIn()
    const both = await server.signIn({
      retailer_id: '1001',
      shop_duties: ['owner'],
      role_type: 'manager',
      role_ids: ['operator'],
    })
    const params = { applicationId }
    expect(await refusalOf(both, calls.approve, { params, body: { revision: 1 } })).toBe('MALL10007')
    expect(await refusalOf(both, calls.claim, { params, body: { takeOver: undefined } })).toBe('MALL10007')
    expect(
      await refusalOf(reviewer, calls.reject, { params, body: { revision: 1, reason: ' ', reasons: [] } }),
    ).toBe('REVIEW10002')
  })

  it('[R4.03] tells the shop how it ended', async () => {
    const { goodsId, applicationId } = await handedIn()
    await reviewer.get(calls.approve, { params: { applicationId }, body: { revision: 1 } })
    const { records } = await seller.get(noticeEndpoints.list, {
      query: { unread: undefined, kind: ['goodsPassed'], sort: undefined, cursor: undefined, limit: 100 },
    })
    expect(records.find(({ subjectId }) => subjectId === goodsId)?.details).toEqual({
      goodsName: softwareForm.name.zh,
      goodsNameEn: softwareForm.name.en,
    })
  })

  it('[R4.03] waits with others in a queue whose counts agree', async () => {
    const queues = await reviewer.get(deskEndpoints.queues, {})
    const counts = queues.find(({ queue }) => queue === 'goodsQueue')?.counts
    const query = {
      ...readList(goodsApplicationList, []).query,
      state: ['pending' as const],
      limit: MAX_LIMIT,
    }
    const page = await reviewer.get(calls.applications, { query })
    expect([page.total, page.records[0]?.applicationId]).toEqual([counts?.waiting, counts?.nextId])
    expect(page.records.every(({ state }) => state === 'pending')).toBe(true)
    const file = await reviewer.get(calls.applicationsExport, { query: selectionOf(query) })
    expect(exportedRows(file).map(([number, , kind, , , count, at]) => [number, kind, count, at])).toEqual(
      page.records.map(({ goodsId, number, submittedAt }) => [
        goodsId,
        '应用软件',
        `${number}`,
        spreadsheetTime(submittedAt, 'minute'),
      ]),
    )
  })
})

describe('goods on the shelf', () => {
  it('[J6][W14][W15] are forced off: unpaid orders are cancelled, and only a modification brings them back', async () => {
    const { db } = server.platform
    const sale = await putOnSale(db, { kind: 'software', clusterId: '' })
    const buyer = await server.signIn({})
    const placed = await order(buyer, intentFor(sale))
    const orderId = E.isRight(placed) ? placed.right.orderId : ''
    const id = sale.goodsId
    expect(await reviewer.get(calls.consequences, byId(id))).toMatchObject({ unpaidOrders: 1 })
    await reviewer.get(calls.forceOff, { ...byId(id), body: { code: 'notAllowed', text: '宣传用语违规' } })
    await server.runJob('outbox')
    expect(await buyer.get(orderEndpoints.detail, { params: { orderId } })).toMatchObject({
      status: 'cancelled',
    })
    const told = await buyer.get(noticeEndpoints.list, {
      query: { unread: undefined, kind: ['orderCancelled'], sort: undefined, cursor: undefined, limit: 20 },
    })
    expect(told.records.map(({ subjectId }) => subjectId)).toEqual([orderId])
    expect(await lifeOf(id)).toMatchObject({ shelf: 'forcedOff', shelfReason: 'notAllowed: 宣传用语违规' })
    const { outcomes } = await seller.get(calls.shelve, { body: { goodsId: [id] } })
    expect(outcomes[0]?.refusal?.code).toBe('MALL10005')
  })

  it('[J6][W14] are forced off also after their seller took them off', async () => {
    const { goodsId, applicationId } = await handedIn()
    await reviewer.get(calls.approve, { params: { applicationId }, body: { revision: 1 } })
    await server.runJob('goods-shelf')
    await seller.get(calls.unshelve, { body: { goodsId: [goodsId] } })
    await reviewer.get(calls.forceOff, { ...byId(goodsId), body: { code: 'other', text: '资质存疑' } })
    const { published } = await seller.get(calls.own, byId(goodsId))
    await save(goodsId, { ...(published ?? softwareForm), tags: [] }, 0)
    const own = await submit(goodsId, 1)
    const params = { applicationId: own.application?.applicationId ?? '' }
    await reviewer.get(calls.approve, { params, body: { revision: 2 } })
    await server.runJob('goods-shelf')
    expect((await lifeOf(goodsId)).shelf).toBe('on')
    const { versions } = await seller.get(calls.own, byId(goodsId))
    expect(versions.map(({ kind, changes }) => [kind, changes.map(({ field }) => field)])).toEqual([
      ['modify', ['tags.0']],
      ['publish', []],
    ])
  })

  it('[R4.03] that cannot be listed say why, to their shop and to operations', async () => {
    const { goodsId, applicationId } = await handedIn()
    await reviewer.get(calls.approve, { params: { applicationId }, body: { revision: 1 } })
    await server.platform.db
      .updateTable('skus')
      .set({ expires_at: new Date('2020-01-01T00:00:00Z') })
      .where('goods_id', '=', goodsId)
      .execute()
    await server.runJob('goods-shelf')
    expect(await lifeOf(goodsId)).toMatchObject({ shelf: 'failed', shelfReason: 'expired' })
    for (const user of [seller, reviewer]) {
      const { records } = await user.get(noticeEndpoints.list, {
        query: { unread: undefined, kind: ['goodsNotListed'], sort: undefined, cursor: undefined, limit: 20 },
      })
      expect(records.map(({ subjectId }) => subjectId)).toContain(goodsId)
    }
  })
})

describe('compute goods', () => {
  const enable = (status: 'enabled' | 'disabled') =>
    server.platform.db
      .updateTable('catalogue_items' as never)
      .set({ status } as never)
      .where('id' as never, '=', 'i-h20' as never)
      .execute()
  const computeForm = (sn: string): GoodsForm => ({
    ...softwareForm,
    kind: 'heterogeneous',
    type: 'share',
    resourceType: 'gpu',
    classification: { ...softwareForm.classification, category: 'heteroTraining', resource: ['gpu'] },
    specifications: [
      {
        code: 'specification',
        name: { zh: '规格', en: 'Specification' },
        values: [{ code: 'h20x8', name: { zh: 'H20 八卡', en: 'H20, 8 cards' } }],
      },
    ],
    skus: softwareForm.skus.slice(0, 1).map((sku) => ({
      ...sku,
      sn,
      specificationValues: { specification: 'h20x8' },
      appPlatformUrl: null,
      pricing: [
        { id: '', price: '12.50', sourcePrice: '12.50', billingType: 'ONCE', unit: 'cardHour', duration: 0 },
      ],
      stock: [{ clusterId: 'c-kunshan', capacity: 64 }],
    })),
  })
  const saved = async (form: GoodsForm) => {
    const { goodsId } = await seller.get(calls.create, { body: { kind: 'heterogeneous', copyOf: undefined } })
    await save(goodsId, form, 1)
    return goodsId
  }
  const problemsOf = async (goodsId: string) =>
    (await seller.get(calls.check, byId(goodsId))).problems.map(({ field, code }) => `${field} ${code}`)

  it('[J16][R4.04] offer an enabled item: without one, or with one that was disabled, they are not handed in', async () => {
    await server.platform.db
      .insertInto('catalogue_items' as never)
      .values({
        id: 'i-h20',
        resource_number: 'H20-TEST',
        name: JSON.stringify({ zh: 'H20', en: 'H20' }),
        resource_type: 'gpu',
        cluster_id: 'c-kunshan',
        status: 'enabled',
        created_at: new Date(server.clock()),
      } as never)
      .execute()
    const bare = await saved({ ...computeForm('H20-A'), catalogueItemId: null })
    expect(await problemsOf(bare)).toEqual(['catalogueItemId required'])
    expect(await refusalOf(seller, calls.submit, { ...byId(bare), body: { revision: 2, answers: {} } })).toBe(
      'MALL10006',
    )
    const offering = await saved({ ...computeForm('H20-B'), catalogueItemId: 'i-h20' })
    expect(await problemsOf(offering)).toEqual([])
    await enable('disabled')
    expect(await problemsOf(offering)).toEqual(['catalogueItemId disabled'])
    expect(
      await refusalOf(seller, calls.submit, { ...byId(offering), body: { revision: 2, answers: {} } }),
    ).toBe('MALL10006')
    await enable('enabled')
  })

  it('[J16][R4.04] whose item is disabled while they wait: the reviewer reads it, and the shelf takes none', async () => {
    const goodsId = await saved({ ...computeForm('H20-C'), catalogueItemId: 'i-h20' })
    const params = { applicationId: (await submit(goodsId, 2)).application?.applicationId ?? '' }
    const codesOf = async () =>
      (await reviewer.get(calls.application, { params })).facts.map(({ code }) => code)
    expect(await codesOf()).not.toContain('itemDisabled')
    await enable('disabled')
    const read = await reviewer.get(calls.application, { params })
    expect(read.facts).toContainEqual({
      code: 'itemDisabled',
      field: 'catalogueItemId',
      details: { number: 'H20-TEST' },
    })
    expect(read.names.item).toEqual({ 'i-h20': { zh: 'H20 · H20-TEST', en: 'H20 · H20-TEST' } })
    expect(Object.keys(read.names.centre)).toEqual(['c-kunshan'])
    await reviewer.get(calls.approve, { params, body: { revision: 1 } })
    await server.runJob('goods-shelf')
    expect(await lifeOf(goodsId)).toMatchObject({ shelf: 'failed', shelfReason: 'itemDisabled' })
  })

  it('[J16][R4.04] that are on the shelf go on when their item is disabled, and do not come back once off', async () => {
    await enable('enabled')
    const goodsId = await saved({ ...computeForm('H20-D'), catalogueItemId: 'i-h20' })
    const params = { applicationId: (await submit(goodsId, 2)).application?.applicationId ?? '' }
    await reviewer.get(calls.approve, { params, body: { revision: 1 } })
    await server.runJob('goods-shelf')
    expect((await lifeOf(goodsId)).shelf).toBe('on')
    await enable('disabled')
    await server.runJob('goods-shelf')
    expect((await lifeOf(goodsId)).shelf).toBe('on')
    await seller.get(calls.unshelve, { body: { goodsId: [goodsId] } })
    await seller.get(calls.shelve, { body: { goodsId: [goodsId] } })
    await server.runJob('goods-shelf')
    expect(await lifeOf(goodsId)).toMatchObject({ shelf: 'failed', shelfReason: 'itemDisabled' })
  })
})
