import { isCreditCode } from '../text/index.ts'
import type { Invoice, InvoiceForm } from './invoice.codec.ts'

/** The most orders of one invoice. */
export const MAX_INVOICE_ORDERS = 50
/** An issued invoice as it is uploaded. */
export const INVOICE_FILE = { type: 'application/pdf', megabytes: 5 } as const
/** What a title may be, in characters. */
export const INVOICE_TITLE = { minimum: 2, maximum: 100 } as const

/** A field of the form that is wrong. */
export type InvoiceField = 'title' | 'taxNumber' | 'orderId'

/** A form as it is kept: without blanks, the tax number in capitals, and of persons none. */
export const tidiedInvoice = (form: InvoiceForm): InvoiceForm => ({
  ...form,
  title: form.title.trim(),
  taxNumber: form.kind === 'personal' ? '' : form.taxNumber.replaceAll(/\s/g, '').toUpperCase(),
  orderId: [...new Set(form.orderId)],
})

/** What is wrong with a form; a company's tax number is its unified social credit code, with its check character (R5.06). */
export const invoiceFaults = (form: InvoiceForm): readonly InvoiceField[] => {
  const { kind, title, taxNumber, orderId } = tidiedInvoice(form)
  return [
    ...(title.length < INVOICE_TITLE.minimum || title.length > INVOICE_TITLE.maximum
      ? (['title'] as const)
      : []),
    ...(kind === 'enterprise' && !isCreditCode(taxNumber) ? (['taxNumber'] as const) : []),
    ...(orderId.length === 0 || orderId.length > MAX_INVOICE_ORDERS ? (['orderId'] as const) : []),
  ]
}

/** Whether a text is the number of an invoice: 8 digits on paper, 20 of a digital one, 12 with its code (state tax administration). */
export const isRedLetterNumber = (text: string): boolean => /^(\d{8}|\d{12}|\d{20})$/.test(text.trim())

/** Whether a red-letter invoice is due: some of what the invoice says was paid back since, and none has it. */
export const isToCorrect = ({ toCorrect }: Pick<Invoice, 'toCorrect'>): boolean => Number(toCorrect) > 0
