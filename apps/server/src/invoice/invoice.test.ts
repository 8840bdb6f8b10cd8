import { E } from '@compute-mall/core/fp'
import { invoiceEndpoints, invoiceList, ownInvoiceList } from '@compute-mall/core/invoice'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { lockedPdfOf, pdfOf } from '@compute-mall/core/site/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'
import './invoice.tables.ts'

const { ask, correct, deskFile, detail, file, issue, list, orders, own, ownDetail, refuse, replace } =
  invoiceEndpoints
const refused = (code: string) =>
  expect.objectContaining({
    left: expect.objectContaining({ error: expect.objectContaining({ code }) }),
  })
const pdf = {
  fileName: 'invoice.pdf',
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode(pdfOf(['Invoice'])),
}
const company = {
  kind: 'enterprise',
  title: '星澜智算科技有限公司',
  taxNumber: '91350100M000100Y43',
  special: undefined,
} as const
const special = {
  registeredAddress: '福建省福州市软件大道89号',
  telephone: '0591 8765 4321',
  bankName: '中国银行福州软件园支行',
  bankAccount: '4218 6010 0100 1234 56',
}

let server: TestServer
let clerk: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
  clerk = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
})
afterAll(() => server.stop())

const buyer = async (): Promise<TestUser> => {
  const user = await server.signIn()
  await server.platform.db
    .insertInto('pay_accounts')
    .values({
      user_id: user.id,
      credit_limit: '0.00',
      credit: '0.00',
      contract_fund: '100000.00',
      platform_discount: '0.00',
    })
    .execute()
  return user
}
const paid = async (user: TestUser, price = '199.90'): Promise<string> => {
  const sale = await putOnSale(server.platform.db, {
    kind: 'service',
    billingType: 'ONCE',
    clusterId: '',
    price,
  })
  const made = await order(user, intentFor(sale))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  const { orderId } = made.right
  await user.get(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } })
  return orderId
}
const kindsOf = async (user: TestUser) =>
  (await user.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records.map(
    ({ kind }) => kind,
  )

describe('invoices', () => {
  it('[R3.10] are asked for of paid orders, issued by finance as PDF, and downloaded', async () => {
    const user = await buyer()
    const ids = [await paid(user, '199.90'), await paid(user, '0.10')]
    expect((await user.get(orders, {})).map(({ orderId, amount }) => [orderId, amount]).sort()).toEqual(
      [
        [ids[0], '199.90'],
        [ids[1], '0.10'],
      ].sort(),
    )
    const asked = await user.get(ask, { body: { ...company, orderId: ids } })
    expect([asked.state, asked.amount, asked.orders.length]).toEqual(['requested', '200.00', 2])
    expect(asked.number).toMatch(/^FP\d{8}-[0-9A-Z]{8}$/)
    expect(await user.get(orders, {})).toEqual([])
    const params = { invoiceId: asked.invoiceId }
    expect(await user.call(file, { params })).toEqual(refused('SYS10002'))
    const waiting = await clerk.get(list, {
      query: { ...readList(invoiceList, []).query, state: 'requested', keyword: asked.number },
    })
    expect(waiting.records.map(({ title, taxNumber }) => [title, taxNumber])).toEqual([
      [company.title, company.taxNumber],
    ])
    const issued = await clerk.get(issue, { params, body: { file: pdf } })
    expect(issued.state).toBe('issued')
    expect(await kindsOf(user)).toEqual(['invoiceIssued'])
    const answer = await user.call(file, { params })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    expect([answer.right.fileName, answer.right.contentType]).toEqual([
      `${asked.number}.pdf`,
      'application/pdf',
    ])
    expect(Buffer.from(answer.right.bytes).equals(Buffer.from(pdf.bytes))).toBe(true)
    expect(await clerk.call(issue, { params, body: { file: pdf } })).toEqual(refused('INVOICE10003'))
    expect(await clerk.call(refuse, { params, body: { reason: 'too late' } })).toEqual(
      refused('INVOICE10003'),
    )
  })

  it('[R3.10] are refused with a reason, and can be asked for again then', async () => {
    const user = await buyer()
    const orderId = [await paid(user)]
    const { invoiceId } = await user.get(ask, { body: { ...company, orderId } })
    const params = { invoiceId }
    await clerk.get(refuse, { params, body: { reason: ' the title is another ' } })
    expect((await user.get(ownDetail, { params })).reason).toBe('the title is another')
    expect(await kindsOf(user)).toEqual(['invoiceRefused'])
    expect((await user.get(ask, { body: { ...company, orderId } })).state).toBe('requested')
    const { total } = await user.get(own, { query: readList(ownInvoiceList, []).query })
    expect(total).toBe(2)
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', invoiceId)
      .execute()
    expect(lines).toEqual([{ action: 'invoice.refused' }])
  })

  it('[R3.10] are to be corrected by what came back since they were issued, and finance finds them', async () => {
    const user = await buyer()
    const [back, kept] = [await paid(user, '199.90'), await paid(user, '0.10')]
    const asked = await user.get(ask, { body: { ...company, orderId: [back, kept] } })
    const params = { invoiceId: asked.invoiceId }
    expect((await clerk.get(issue, { params, body: { file: pdf } })).toCorrect).toBe('0.00')
    const everything = readList(invoiceList, []).query
    const found = async () =>
      (await clerk.get(list, { query: { ...everything, toCorrect: true } })).records.map(
        ({ number }) => number,
      )
    expect(await found()).toEqual([])
    const request = await user.get(orderEndpoints.askRefund, {
      params: { orderId: back },
      body: { reason: '项目取消' },
    })
    await clerk.get(orderEndpoints.approveRefund, { params: { requestId: request.requestId } })
    await server.runJob('refunding')
    expect(await found()).toEqual([asked.number])
    expect((await clerk.get(detail, { params })).toCorrect).toBe('199.90')
    expect((await user.get(ownDetail, { params })).toCorrect).toBe('199.90')
    const others = await clerk.get(list, {
      query: { ...everything, toCorrect: false, keyword: asked.number },
    })
    expect(others.total).toBe(0)

    const noted = { redNumber: '26442000000012345678', amount: '199.90' }
    const answers = await Promise.all([1, 2].map(() => clerk.call(correct, { params, body: noted })))
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.filter(E.isLeft)).toEqual([refused('INVOICE10006')])
    expect(await found()).toEqual([])
    const after = await user.get(ownDetail, { params })
    expect([after.toCorrect, after.amount, after.corrections]).toEqual([
      '0.00',
      '200.00',
      [{ ...noted, at: expect.any(String) }],
    ])
    expect(await kindsOf(user)).toContain('invoiceCorrected')
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('object_id', '=', asked.invoiceId)
      .where('action', '=', 'invoice.corrected')
      .execute()
    expect(lines).toEqual([{ action: 'invoice.corrected', after: { ...noted, toCorrect: '0.00' } }])
  })

  it('[R3.10] take a red-letter invoice for what is to be corrected alone, by a number of its own', async () => {
    const user = await buyer()
    const refund = async () => {
      const orderId = await paid(user)
      const { invoiceId } = await user.get(ask, { body: { ...company, orderId: [orderId] } })
      const params = { invoiceId }
      await clerk.get(issue, { params, body: { file: pdf } })
      const { requestId } = await user.get(orderEndpoints.askRefund, {
        params: { orderId },
        body: { reason: '项目取消' },
      })
      await clerk.get(orderEndpoints.approveRefund, { params: { requestId } })
      await server.runJob('refunding')
      return params
    }
    const body = { redNumber: '26442000000087654321', amount: '199.90' }
    const [first, second] = [await refund(), await refund()]
    const wrong = async (params: typeof first, change: Partial<typeof body>) =>
      clerk.call(correct, { params, body: { ...body, ...change } })
    expect(await wrong(first, { redNumber: '123' })).toEqual(refused('INVOICE10005'))
    expect(await wrong(first, { amount: '199.89' })).toEqual(refused('INVOICE10006'))
    expect(await wrong({ invoiceId: 'none' }, {})).toEqual(refused('SYS10002'))
    expect((await clerk.get(correct, { params: first, body })).toCorrect).toBe('0.00')
    expect(await wrong(second, {})).toEqual(refused('INVOICE10005'))
    expect((await clerk.get(detail, { params: second })).toCorrect).toBe('199.90')
  })

  it('[R3.10] are for each order once, however often it is asked at once', async () => {
    const user = await buyer()
    const orderId = [await paid(user)]
    const made = await Promise.all([1, 2, 3].map(() => user.call(ask, { body: { ...company, orderId } })))
    expect(made.filter(E.isRight)).toHaveLength(1)
    expect(made.filter(E.isLeft)).toEqual([refused('INVOICE10002'), refused('INVOICE10002')])
  })

  it('[R5.06] are refused for a wrong tax number, and for no orders', async () => {
    const user = await buyer()
    const orderId = [await paid(user)]
    const wrong = await user.call(ask, { body: { ...company, taxNumber: '91350100M000100Y44', orderId } })
    expect(wrong).toEqual(refused('INVOICE10001'))
    expect(await user.call(ask, { body: { ...company, orderId: [] } })).toEqual(refused('INVOICE10001'))
  })

  it('[R3.10] are special with the company’s address, phone and bank, as typed with blanks', async () => {
    const user = await buyer()
    const orderId = [await paid(user)]
    const wrong = await user.call(ask, {
      body: { ...company, special: { ...special, bankAccount: '12-34' }, orderId },
    })
    expect(wrong).toEqual(refused('INVOICE10001'))
    const asked = await user.get(ask, { body: { ...company, special, orderId } })
    const stored = { ...special, telephone: '059187654321', bankAccount: '421860100100123456' }
    expect(asked.special).toEqual(stored)
    const params = { invoiceId: asked.invoiceId }
    expect((await clerk.get(detail, { params })).special).toEqual(stored)
    const query = { ...readList(invoiceList, []).query, keyword: asked.number }
    const counted = async (type: 'ordinary' | 'special') =>
      (await clerk.get(list, { query: { ...query, type } })).total
    expect([await counted('special'), await counted('ordinary')]).toEqual([1, 0])
    await clerk.get(issue, { params, body: { file: pdf } })
    const [notice] = (await user.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records
    expect(notice?.details).toEqual({
      number: asked.number,
      invoiceType: '增值税专用发票',
      invoiceTypeEn: 'Special VAT invoice',
    })
    const row = await server.platform.db
      .selectFrom('invoices')
      .select('special_sealed')
      .where('id', '=', asked.invoiceId)
      .executeTakeFirstOrThrow()
    expect(row.special_sealed?.includes('421860100100123456')).toBe(false)
  })

  it('[R3.10] have their file replaced with a reason; the earlier one stays for finance', async () => {
    const user = await buyer()
    const asked = await user.get(ask, { body: { ...company, orderId: [await paid(user)] } })
    const params = { invoiceId: asked.invoiceId }
    const second = { ...pdf, bytes: new TextEncoder().encode(pdfOf(['Corrected invoice'])) }
    const body = { file: second, reason: ' 税率有误 ' }
    expect(await clerk.call(replace, { params, body })).toEqual(refused('INVOICE10003'))
    await clerk.get(issue, { params, body: { file: pdf } })
    expect(await clerk.call(replace, { params, body: { ...body, reason: ' ' } })).toEqual(refused('SYS10001'))
    const reader = await server.signIn({ role_type: 'manager', role_ids: ['operateBusiness'] })
    for (const other of [user, reader])
      expect(await other.call(replace, { params, body })).toEqual(refused('AUTH10004'))
    const replaced = await clerk.get(replace, { params, body })
    expect([replaced.state, replaced.replacements]).toEqual([
      'issued',
      [{ replacementId: expect.any(String), reason: '税率有误', at: expect.any(String) }],
    ])
    const bytesOf = async (answer: ReturnType<typeof user.get<typeof file>>) =>
      Buffer.from((await answer).bytes)
    expect(await bytesOf(user.get(file, { params }))).toEqual(Buffer.from(second.bytes))
    const [{ replacementId } = { replacementId: '' }] = replaced.replacements
    const earlier = await reader.get(deskFile, { params, query: { replacementId } })
    expect(Buffer.from(earlier.bytes)).toEqual(Buffer.from(pdf.bytes))
    const current = await clerk.get(deskFile, { params, query: { replacementId: undefined } })
    expect(Buffer.from(current.bytes)).toEqual(Buffer.from(second.bytes))
    const elsewhere = await user.get(ask, { body: { ...company, orderId: [await paid(user)] } })
    const mixed = { params: { invoiceId: elsewhere.invoiceId }, query: { replacementId } }
    expect(await clerk.call(deskFile, mixed)).toEqual(refused('SYS10002'))
    expect(await user.call(deskFile, { params, query: { replacementId } })).toEqual(refused('AUTH10004'))
    const [notice] = (await user.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records
    expect(notice).toMatchObject({ kind: 'invoiceReplaced', details: { reason: '税率有误' } })
    expect((await user.get(ownDetail, { params })).replacements).toEqual(replaced.replacements)
    const lines = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('object_id', '=', asked.invoiceId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'invoice.fileRead',
      'invoice.fileRead',
      'invoice.issued',
      'invoice.replaced',
    ])
    expect(lines.find(({ action }) => action === 'invoice.replaced')?.reason).toBe('税率有误')
  })

  it('[S12] refuse a file that is damaged, encrypted or empty, each with its own code, also as a replacement', async () => {
    const user = await buyer()
    const { invoiceId } = await user.get(ask, { body: { ...company, orderId: [await paid(user)] } })
    const params = { invoiceId }
    const files = [
      [pdfOf(['Invoice']).slice(0, 200), 'INVOICE10007'],
      [lockedPdfOf(['Invoice']), 'INVOICE10008'],
      [pdfOf([]), 'INVOICE10009'],
      ['', 'INVOICE10009'],
    ] as const
    const fileOf = (text: string) => ({ ...pdf, bytes: new TextEncoder().encode(text) })
    for (const [text, code] of files)
      expect(await clerk.call(issue, { params, body: { file: fileOf(text) } })).toEqual(refused(code))
    await clerk.get(issue, { params, body: { file: pdf } })
    for (const [text, code] of files)
      expect(await clerk.call(replace, { params, body: { file: fileOf(text), reason: '税率有误' } })).toEqual(
        refused(code),
      )
  })

  it('[S12] take a PDF by what its bytes are', async () => {
    const user = await buyer()
    const { invoiceId } = await user.get(ask, { body: { ...company, orderId: [await paid(user)] } })
    const params = { invoiceId }
    for (const bytes of [new TextEncoder().encode('<html>'), new Uint8Array(5 * 1024 * 1024 + 1)])
      expect(await clerk.call(issue, { params, body: { file: { ...pdf, bytes } } })).toEqual(
        refused('INVOICE10004'),
      )
  })

  it('[S1] are nobody else’s: neither seen, nor downloaded, nor asked for of others’ orders', async () => {
    const [user, other] = [await buyer(), await buyer()]
    const orderId = [await paid(user)]
    expect(await other.call(ask, { body: { ...company, orderId } })).toEqual(refused('INVOICE10002'))
    const { invoiceId } = await user.get(ask, { body: { ...company, orderId } })
    const params = { invoiceId }
    await clerk.get(issue, { params, body: { file: pdf } })
    expect(await other.call(ownDetail, { params })).toEqual(refused('SYS10002'))
    expect(await other.call(file, { params })).toEqual(refused('SYS10002'))
    expect(await clerk.call(file, { params })).toEqual(refused('SYS10002'))
    expect((await other.get(own, { query: readList(ownInvoiceList, []).query })).total).toBe(0)
    expect(await other.get(orders, {})).toEqual([])
  })

  it('[S2] are decided by finance alone', async () => {
    const user = await buyer()
    const { invoiceId } = await user.get(ask, { body: { ...company, orderId: [await paid(user)] } })
    const params = { invoiceId }
    const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
    for (const caller of [user, operator]) {
      expect(await caller.call(issue, { params, body: { file: pdf } })).toEqual(refused('AUTH10004'))
      expect(await caller.call(refuse, { params, body: { reason: 'no' } })).toEqual(refused('AUTH10004'))
      expect(await caller.call(detail, { params })).toEqual(refused('AUTH10004'))
      expect(await caller.call(correct, { params, body: { redNumber: '12345678', amount: '1.00' } })).toEqual(
        refused('AUTH10004'),
      )
    }
    const reader = await server.signIn({ role_type: 'manager', role_ids: ['operateBusiness'] })
    expect((await reader.get(detail, { params })).state).toBe('requested')
    expect(await reader.call(refuse, { params, body: { reason: 'no' } })).toEqual(refused('AUTH10004'))
  })
})
