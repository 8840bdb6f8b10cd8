import { DAY_MS } from '@compute-mall/core/time'
import type { DemoContext } from '@compute-mall/server/demo'
import { decideInvoice, invoiceableOf, keepInvoice } from '@compute-mall/server/invoice'
import type { OrderRow } from '@compute-mall/server/order'
import { payByBank } from './payment.ts'
import { refundByBank, sendBack } from './refund.ts'
import { actorNamed, BUYER, demand, failToOpen, type Offer, place, sell, type Trx } from './sale.ts'

/** A company of the demonstration; its code has a right check character and belongs to nobody we know. */
const company = {
  kind: 'enterprise',
  title: '星桥材料研究院有限公司',
  taxNumber: '91350100M000100Y43',
  special: undefined,
} as const
/** The same with what a special invoice names besides. */
const companyWithBank = {
  ...company,
  special: {
    registeredAddress: '福建省福州市软件大道89号',
    telephone: '0591-87654321',
    bankName: '中国银行福州软件园支行',
    bankAccount: '421860100100123456',
  },
} as const
const person = { kind: 'personal', title: '林若溪', taxNumber: '', special: undefined } as const

/** A page with the invoice's number on it, as it comes from the tax administration. */
const pdfOf = (number: string): Buffer => {
  const text = `BT /F1 18 Tf 72 760 Td (Invoice ${number}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj${body}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

/** Requests for invoices: two wait, one is issued, one was refused, and one is to be corrected after a refund. */
export const seedInvoices = async (
  trx: Trx,
  context: DemoContext,
  offers: readonly Offer[],
): Promise<void> => {
  const daysAgo = (days: number) => new Date(context.now.getTime() - days * DAY_MS)
  const ask = async (
    form: typeof company | typeof companyWithBank | typeof person,
    { id }: OrderRow,
    now: Date,
  ) => {
    const orders = await invoiceableOf(trx, BUYER, [id])
    return keepInvoice(trx, { ...form, orderId: [id] }, orders, {
      userId: BUYER,
      now,
      vault: context.vault,
    })
  }
  const decide = async (invoiceId: string, reason: string | null, now: Date) => {
    const by = actorNamed('finance', 'staff', 'financial', now)
    const step =
      reason === null
        ? ({ event: 'invoice.issued', reason, file: pdfOf(invoiceId.slice(-8)) } as const)
        : ({ event: 'invoice.refused', reason, file: null } as const)
    demand(await decideInvoice(trx, { invoiceId, ...step }, by, context.vault))
  }
  const sold = (offer: Offer, days: number) =>
    sell(trx, offer, { key: `seed-invoice-${days}`, at: daysAgo(days) })
  const [first, second, issued, refused, returned, free] = offers
  if (!first || !second || !issued || !refused || !returned || !free)
    throw new Error('invoice seed: six offers are needed')
  await ask(companyWithBank, await sold(first, 7), daysAgo(2))
  await ask(person, await sold(second, 6), daysAgo(0.3))
  await decide(await ask(companyWithBank, await sold(issued, 30), daysAgo(28)), null, daysAgo(27))
  const reason = '税号与抬头不一致，请核对后重新申请。'
  await decide(await ask(company, await sold(refused, 21), daysAgo(20)), reason, daysAgo(19))
  const order = await place(trx, returned, { key: 'seed-invoice-returned', at: daysAgo(26) })
  await payByBank(trx, context, order, daysAgo(26))
  await failToOpen(trx, order, 'the centre does not answer')
  await decide(await ask(company, order, daysAgo(24)), null, daysAgo(23))
  await refundByBank(trx, order, daysAgo(22), daysAgo(21))
  await sendBack(trx, order, daysAgo(20))
  // Paid and on no invoice yet: what the form offers.
  await sold(free, 9)
}
