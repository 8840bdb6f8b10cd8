import { cleanLine, cleanNumber, isOneLine } from '../codec/index.ts'
import {
  isAddress,
  isBankAccount,
  isCreditCode,
  isServicePhone,
  tidiedAddress,
  tidiedTelephone,
} from '../text/index.ts'
import type { Invoice, InvoiceForm, SpecialInvoice } from './invoice.codec.ts'
import { INVOICE_BANK_NAME, INVOICE_TITLE, MAX_INVOICE_ORDERS } from './invoice.limits.ts'
import type { InvoiceType } from './invoiceList.codec.ts'

/** Titles of earlier requests that are offered again. */
const MAX_SAVED_TITLES = 10

/** A field of the form that is wrong. */
export type InvoiceField = 'title' | 'taxNumber' | 'orderId' | keyof SpecialInvoice

/** Ordinary or special, by what the invoice names of the company. */
export const invoiceTypeOf = ({ special }: Pick<Invoice, 'special'>): InvoiceType =>
  special === null ? 'ordinary' : 'special'

const tidiedSpecial = (special: SpecialInvoice): SpecialInvoice => ({
  registeredAddress: tidiedAddress(special.registeredAddress),
  telephone: tidiedTelephone(special.telephone),
  bankName: cleanLine(special.bankName),
  bankAccount: cleanNumber(special.bankAccount),
})

/** A form as it is stored: without blanks, the tax number in capitals; a person has none, and no special invoice. */
export const tidiedInvoice = (form: InvoiceForm): InvoiceForm => ({
  ...form,
  title: cleanLine(form.title),
  taxNumber: form.kind === 'personal' ? '' : cleanNumber(form.taxNumber).toUpperCase(),
  special: form.kind === 'personal' || form.special === undefined ? undefined : tidiedSpecial(form.special),
  orderId: [...new Set(form.orderId)],
})

const isLine = (text: string, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  text.length >= minimum && text.length <= maximum && isOneLine(text)

const checks: Readonly<Record<keyof SpecialInvoice, (text: string) => boolean>> = {
  registeredAddress: isAddress,
  telephone: isServicePhone,
  bankName: (text) => isLine(text, INVOICE_BANK_NAME),
  bankAccount: isBankAccount,
}
/** The fields of the company of a special invoice, in the order of the form. */
export const specialInvoiceFields = ['registeredAddress', 'telephone', 'bankName', 'bankAccount'] as const

/** What is wrong with a form; a company's tax number is its unified social credit code, with its check character (R5.06). */
export const invoiceFaults = (form: InvoiceForm): readonly InvoiceField[] => {
  const { kind, title, taxNumber, special, orderId } = tidiedInvoice(form)
  return [
    ...(isLine(title, INVOICE_TITLE) ? [] : (['title'] as const)),
    ...(kind === 'enterprise' && !isCreditCode(taxNumber) ? (['taxNumber'] as const) : []),
    ...(special === undefined ? [] : specialInvoiceFields.filter((field) => !checks[field](special[field]))),
    ...(orderId.length === 0 || orderId.length > MAX_INVOICE_ORDERS ? (['orderId'] as const) : []),
  ]
}

/** Whether a text is the number of an invoice: 8 digits on paper, 20 of a digital one, 12 with its code (state tax administration). */
export const isRedLetterNumber = (text: string): boolean => /^(\d{8}|\d{12}|\d{20})$/.test(cleanNumber(text))

/** Whether a red-letter invoice is due: some of what the invoice says was paid back since, and none has it. */
export const isToCorrect = ({ toCorrect }: Pick<Invoice, 'toCorrect'>): boolean => Number(toCorrect) > 0

/** An earlier request whose title is offered again. */
export type SavedTitle = Pick<Invoice, 'kind' | 'title' | 'taxNumber' | 'special'>

/** The different titles of earlier requests, the first of each title as it was used last. */
export const savedTitles = (requests: readonly SavedTitle[]): readonly SavedTitle[] => {
  const latest = new Map<string, SavedTitle>()
  for (const { kind, title, taxNumber, special } of requests) {
    const key = [kind, title, taxNumber].join('\n')
    const saved = latest.get(key)
    if (saved === undefined) latest.set(key, { kind, title, taxNumber, special })
    else if (saved.special === null) latest.set(key, { ...saved, special })
  }
  return [...latest.values()].slice(0, MAX_SAVED_TITLES)
}
