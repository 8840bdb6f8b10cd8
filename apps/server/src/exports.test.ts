import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { emptyFeedback, feedbackEndpoints, feedbackList } from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints, ownGoodsList, shelvedGoodsList } from '@compute-mall/core/goods'
import type { ReceivedFile } from '@compute-mall/core/http'
import { identityEndpoints, personList } from '@compute-mall/core/identity'
import { invoiceEndpoints, invoiceList } from '@compute-mall/core/invoice'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints, owedRefundList } from '@compute-mall/core/order'
import { provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { catalogueEndpoints, catalogueList } from '@compute-mall/core/resource'
import { spreadsheetTime } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from './notice/index.ts'
import { exportedRows, selectionOf } from './testing/csv.ts'
import {
  openPaymentFixture,
  type PaymentFixture,
  type Placed,
  putOnSale,
  type TestUser,
} from './testing/index.ts'

const HOSTILE = '=HYPERLINK("http://a.test","看, 这里")'
const HARMLESS = `'${HOSTILE}`
const minuteOf = (instant: string) => spreadsheetTime(instant, 'minute')

let fixture: PaymentFixture
let admin: TestUser
let officer: TestUser
let operator: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
  const staff = (roleId: string) =>
    fixture.server.signIn({ user_name: roleId, role_type: 'manager', role_ids: [roleId] })
  admin = await staff('operateadmin')
  officer = await staff('financial')
  operator = await staff('operator')
})
afterAll(() => fixture.stop())

const db = () => fixture.server.platform.db
const column = (file: ReceivedFile, index: number) => exportedRows(file).map((row) => row[index])
const isRefused = (answer: E.Either<unknown, unknown>) =>
  E.isLeft(answer) && (answer.left as { error: { code: string } }).error.code === 'AUTH10004'
/** The last line of the audit log that tells of an export. */
const lineOf = async (action: string) => {
  const query = { ...readList(auditList, []).query, action }
  return (await admin.get(auditEndpoints.list, { query })).records[0]
}
const open = async ({ buyer, orderId }: Placed) => {
  for (let round = 0; round < 20; round++) {
    await fixture.server.runJob('provisioning')
    fixture.server.clock.advance(5000)
  }
  const one = { buyer: await fixture.server.signInAgain(buyer.id), orderId }
  expect((await fixture.orderOf(one)).lines[0]?.provision.status).toBe('open')
  return one
}

describe('what operations export', () => {
  it('[R9.02][S8] of feedback are the rows that the filters leave, by masked names', async () => {
    const writer = await fixture.server.signIn({ user_name: 'writer' })
    for (const kind of ['fault', 'suggestion'] as const)
      await writer.get(feedbackEndpoints.submit, {
        body: { ...emptyFeedback, kind, text: HOSTILE, contact: '13800138000' },
      })
    const query = { ...readList(feedbackList, []).query, kind: 'fault' as const }
    const { records } = await operator.get(feedbackEndpoints.list, { query })
    const file = await operator.get(feedbackEndpoints.export, { query: selectionOf(query) })
    expect(records).toHaveLength(1)
    expect(exportedRows(file)).toEqual(
      records.map(({ number, page, userName, createTime }) => [
        number,
        '故障',
        HARMLESS,
        '已收到',
        page,
        '0',
        userName,
        minuteOf(createTime),
      ]),
    )
    expect(new TextDecoder().decode(file.bytes)).not.toMatch(/13800138000|,writer,/)
    expect(await lineOf('feedback.exported')).toMatchObject({ actor: 'operator', after: { kind: 'fault' } })
    for (const other of [writer, officer])
      expect(isRefused(await other.call(feedbackEndpoints.export, { query: selectionOf(query) }))).toBe(true)
  })

  it('[R4.04][S8] of the catalogue are the rows that the filters leave, in the reader’s language', async () => {
    await putOnSale(db())
    for (const [resourceNumber, resourceType] of [
      ['EXPORT-1', 'gpu'],
      ['EXPORT-2', 'cpu'],
    ] as const)
      await admin.get(catalogueEndpoints.addItem, {
        body: { resourceNumber, nameZh: HOSTILE, nameEn: '', resourceType, clusterId: 'c-kunshan' },
      })
    const query = { ...readList(catalogueList, []).query, resourceType: ['gpu' as const] }
    const { records } = await operator.get(catalogueEndpoints.catalogue, { query })
    const file = await operator.get(catalogueEndpoints.exportCatalogue, { query: selectionOf(query) })
    expect(column(file, 0)).toEqual(records.map(({ item }) => item.resourceNumber))
    expect(exportedRows(file)).toContainEqual([
      'EXPORT-1',
      HARMLESS,
      'GPU',
      '华东一区（昆山）算力中心',
      '',
      '0',
      '已停用',
    ])
    expect(await lineOf('catalogue.exported')).toMatchObject({ after: { resourceType: ['gpu'] } })
    expect(
      isRefused(await officer.call(catalogueEndpoints.exportCatalogue, { query: selectionOf(query) })),
    ).toBe(true)
  })

  it('[R6.06][S8] of all goods are the rows that the filters leave, with their whole numbers', async () => {
    const { goodsId } = await putOnSale(db())
    await putOnSale(db(), { kind: 'software', clusterId: '' })
    const name = { zh: HOSTILE, en: '' }
    await db().updateTable('goods_lives').set({ name }).where('goods_id', '=', goodsId).execute()
    const query = { ...readList(shelvedGoodsList, []).query, kind: ['heterogeneous' as const] }
    const { records } = await operator.get(goodsEndpoints.shelves, { query: { ...query, limit: 100 } })
    const file = await operator.get(goodsEndpoints.shelvesExport, { query: selectionOf(query) })
    expect(column(file, 1)).toEqual(records.map((row) => row.goodsId))
    const row = exportedRows(file).find((cells) => cells[1] === goodsId)
    expect(row?.slice(0, 6)).toEqual([HARMLESS, goodsId, '异构算力', '平台自营旗舰店', '已上架', row?.[5]])
    expect(await lineOf('shelves.exported')).toMatchObject({ after: { kind: ['heterogeneous'] } })
    expect(isRefused(await officer.call(goodsEndpoints.shelvesExport, { query: selectionOf(query) }))).toBe(
      true,
    )
  })

  it('[R6.06][S8] of users are the rows that the filters leave, by masked phone numbers', async () => {
    const { id } = await fixture.server.signIn({ user_name: '=1+1', phone: '13812345678' })
    const query = { ...readList(personList, []).query, roleType: 'common' as const }
    const { records } = await admin.get(identityEndpoints.people, { query: { ...query, limit: 100 } })
    const file = await admin.get(identityEndpoints.exportPeople, { query: selectionOf(query) })
    expect(column(file, 0)).toEqual(records.map(({ userId }) => userId))
    const row = exportedRows(file).find(([userId]) => userId === id)
    expect(row).toEqual([id, "'=1+1", '正常', '客户', '', '138****5678', row?.[6]])
    const managers = { ...selectionOf(query), roleType: 'manager' as const }
    expect(column(await admin.get(identityEndpoints.exportPeople, { query: managers }), 4).sort()).toEqual(
      ['管理员', '财务', '运营'].sort(),
    )
    expect(await lineOf('people.exported')).toMatchObject({ after: { roleType: 'manager' } })
    for (const other of [operator, officer])
      expect(isRefused(await other.call(identityEndpoints.exportPeople, { query: managers }))).toBe(true)
  })

  it('[W30][S8] of money owed back are the rows that the filters leave, with whole numbers', async () => {
    const { orderId } = await fixture.paid()
    const owe = (id: string, provider: string, transaction_no: string) =>
      db()
        .insertInto('refunds')
        .values({
          id,
          order_id: orderId,
          payment_id: null,
          provider,
          transaction_no,
          amount: '0.10',
          reason: 'surplus',
          due_at: null,
          line_id: null,
          created_at: new Date(fixture.server.clock()),
          started_at: new Date(fixture.server.clock()),
          done_at: null,
        })
        .execute()
    await owe('owed-1', 'bank', '2026112112000000000123')
    await owe('owed-2', 'bank', HOSTILE)
    await owe('owed-3', 'alipay', 'ali-1')
    const query = { ...readList(owedRefundList, []).query, state: 'byHand' as const }
    const { records } = await officer.get(orderEndpoints.owedRefunds, { query })
    const file = await officer.get(orderEndpoints.exportOwed, { query: selectionOf(query) })
    expect(exportedRows(file)).toEqual(
      records.map(({ orderNo, buyer, transactionNo, approveTime }) => [
        `'${orderNo}`,
        buyer,
        '退款中',
        minuteOf(approveTime),
        '0.10',
        '重复付款',
        '线下汇款',
        `'${transactionNo}`,
        minuteOf(approveTime),
        '',
        '',
        '',
      ]),
    )
    expect(records).toHaveLength(2)
    expect(await lineOf('owedRefund.exported')).toMatchObject({ after: { state: 'byHand' } })
    for (const other of [operator, await fixture.server.signIn()])
      expect(isRefused(await other.call(orderEndpoints.exportOwed, { query: selectionOf(query) }))).toBe(true)
  })

  it('[R3.10][S8] of invoices are the rows that the filters leave, with whole tax numbers', async () => {
    const { buyer, orderId } = await fixture.paid()
    const asked = await buyer.get(invoiceEndpoints.ask, {
      body: {
        kind: 'enterprise',
        title: HOSTILE,
        taxNumber: '91350100M000100Y43',
        special: undefined,
        orderId: [orderId],
      },
    })
    const query = { ...readList(invoiceList, []).query, state: 'requested' as const }
    const { records } = await officer.get(invoiceEndpoints.list, { query })
    const file = await officer.get(invoiceEndpoints.export, { query: selectionOf(query) })
    expect(exportedRows(file)).toEqual(
      records.map(({ number, userName, askTime }) => [
        number,
        '待开具',
        userName,
        '增值税普通发票',
        '企业单位',
        HARMLESS,
        '91350100M000100Y43',
        '',
        '',
        '',
        '',
        '25.60',
        '0.00',
        minuteOf(askTime),
        '',
        '',
      ]),
    )
    expect(column(file, 0)).toEqual([asked.number])
    const issued = { ...selectionOf(query), state: 'issued' as const }
    expect(exportedRows(await officer.get(invoiceEndpoints.export, { query: issued }))).toEqual([])
    expect(await lineOf('invoice.exported')).toMatchObject({ actor: 'financial' })
    for (const other of [operator, buyer])
      expect(isRefused(await other.call(invoiceEndpoints.export, { query: issued }))).toBe(true)
  })
})

describe('what merchants export', () => {
  it('[R4.03][S8] of their goods are the rows that the filters leave, as the list shows them', async () => {
    const { goodsId } = await putOnSale(db())
    const seller = await fixture.server.signIn({
      user_name: 'merchant',
      retailer_id: '1001',
      shop_duties: ['owner'],
    })
    const query = { ...readList(ownGoodsList, []).query, kind: ['heterogeneous' as const] }
    const { records } = await seller.get(goodsEndpoints.ownList, { query: { ...query, limit: 100 } })
    const file = await seller.get(goodsEndpoints.ownExport, { query: selectionOf(query) })
    const told = exportedRows(file).map(([number, , kind, shelf, , price, unit, , sales, at]) => [
      number,
      kind,
      shelf,
      price,
      unit,
      sales,
      at,
    ])
    expect(told).toEqual(
      records.map((row) => [
        row.goodsId,
        '异构算力',
        '已上架',
        row.priceFrom?.price ?? '',
        '卡时',
        `${row.saleCount}`,
        minuteOf(row.changedAt),
      ]),
    )
    expect(column(file, 0)).toContain(goodsId)
    expect(await lineOf('goods.exported')).toMatchObject({
      source: 'seller',
      actor: 'merchant',
      after: { kind: ['heterogeneous'] },
    })
  })
})

describe('what customers export', () => {
  it('[R4.01][S1] of their notices are their own, as they are read', async () => {
    const reader = await fixture.server.signIn({})
    const other = await fixture.server.signIn({ language: 'en' })
    for (const [user, eventId] of [
      [reader, 'first'],
      [reader, 'second'],
      [other, 'first'],
    ] as const)
      await db()
        .transaction()
        .execute((trx) =>
          notify(trx, {
            userIds: [user.id],
            kind: 'goodsPassed',
            eventId: `export-${eventId}`,
            subjectId: 'goods_1',
            details: { goodsName: 'a,"b"\r\n=c', goodsNameEn: 'in English' },
            now: new Date(fixture.server.clock()),
          }),
        )
    const [notice] = (await reader.get(noticeEndpoints.list, { query: readList(noticeList, []).query }))
      .records
    await reader.get(noticeEndpoints.read, { body: { noticeId: [notice?.noticeId ?? ''] } })
    const query = selectionOf(readList(noticeList, []).query)
    const rows = exportedRows(await reader.get(noticeEndpoints.export, { query }))
    expect(rows.map(([title, text, state]) => [title, text, state])).toEqual([
      ['商品审核已通过', '“a,"b"\r\n=c”已通过审核。', '已读'],
      ['商品审核已通过', '“a,"b"\r\n=c”已通过审核。', '未读'],
    ])
    const unread = { ...query, unread: true }
    expect(column(await reader.get(noticeEndpoints.export, { query: unread }), 2)).toEqual(['未读'])
    const [english] = exportedRows(await other.get(noticeEndpoints.export, { query }))
    expect(english?.slice(1, 3)).toEqual([expect.stringContaining('in English'), 'Unread'])
  })

  it('[R3.10][S1] of their resources are their own, as the filters leave them', async () => {
    const one = await open(await fixture.paid())
    await sql`update order_lines set document = jsonb_set(document::jsonb, '{name,zh}', ${JSON.stringify(HOSTILE)}::jsonb)
      where order_id = ${one.orderId}`.execute(db())
    const query = { ...readList(resourceList, []).query, status: 'open' as const }
    const { records } = await one.buyer.get(provisionEndpoints.list, { query })
    const file = await one.buyer.get(provisionEndpoints.export, { query: selectionOf(query) })
    expect(exportedRows(file).map((row) => [row[0], row[1], row[5], row[11]])).toEqual(
      records.map(({ orderNo }) => [HARMLESS, '异构算力', '运行中', `'${orderNo}`]),
    )
    expect(records).toHaveLength(1)
    const failed = { ...selectionOf(query), status: 'failed' as const }
    expect(exportedRows(await one.buyer.get(provisionEndpoints.export, { query: failed }))).toEqual([])
    const stranger = await fixture.server.signIn({})
    const theirs = await stranger.get(provisionEndpoints.export, { query: selectionOf(query) })
    expect(exportedRows(theirs)).toEqual([])
    expect(E.isLeft(await fixture.server.visitor().call(provisionEndpoints.export, { query: failed }))).toBe(
      true,
    )
  })
})
