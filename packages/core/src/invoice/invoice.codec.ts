import * as t from 'io-ts'
import {
  Id,
  Instant,
  LineUpTo,
  Nullable,
  NumberUpTo,
  OneOf,
  Optional,
  Personal,
  Repeated,
  Words,
} from '../codec/index.ts'
import { ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { OperationReason } from '../order/index.ts'
import { FilePart } from '../payment/index.ts'
import { PostalAddress, Telephone } from '../text/index.ts'
import { INVOICE_BANK_NAME, INVOICE_TITLE, MAX_INVOICE_ORDERS } from './invoice.limits.ts'
import { InvoiceState } from './invoiceList.codec.ts'

/** To whom an invoice is made out. */
export const InvoiceKind = OneOf('InvoiceKind', ['enterprise', 'personal'])
export type InvoiceKind = t.TypeOf<typeof InvoiceKind>

/** What a special VAT invoice (专用发票) names of the company besides: as on its licence and its bank account. */
export const SpecialInvoice = t.readonly(
  t.type({
    registeredAddress: Personal('address', PostalAddress),
    telephone: Personal('telephone', Telephone),
    bankName: LineUpTo(INVOICE_BANK_NAME.maximum + 1),
    bankAccount: Personal('bankAccount', NumberUpTo(64)),
  }),
  'SpecialInvoice',
)
export type SpecialInvoice = t.TypeOf<typeof SpecialInvoice>

/** The request for an invoice: its title, a company's tax number, and the orders. Ordinary (普通发票) without `special`. */
export const InvoiceForm = t.readonly(
  t.type({
    kind: InvoiceKind,
    title: LineUpTo(INVOICE_TITLE.maximum + 1),
    taxNumber: NumberUpTo(32),
    special: Optional(SpecialInvoice),
    orderId: Repeated(Id, MAX_INVOICE_ORDERS + 1),
  }),
  'InvoiceForm',
)
export type InvoiceForm = t.TypeOf<typeof InvoiceForm>

/** An order of an invoice, or one that may be put on it. `amount` is what was paid for it less what came back, in yuan. */
export const InvoiceOrder = t.readonly(
  t.type({ orderId: Id, orderNo: t.string, name: Words, payTime: Instant, amount: Money }),
  'InvoiceOrder',
)
export type InvoiceOrder = t.TypeOf<typeof InvoiceOrder>

const invoice = {
  invoiceId: Id,
  number: t.string,
  state: InvoiceState,
  kind: InvoiceKind,
  title: t.string,
  /** Empty for a person. */
  taxNumber: t.string,
  /** Null for an ordinary invoice. */
  special: Nullable(SpecialInvoice),
  amount: Money,
  /** How much of an issued invoice came back since and is on no red-letter invoice yet; zero for any other. */
  toCorrect: Money,
  askTime: Instant,
  decideTime: Nullable(Instant),
  /** Why it was refused. */
  reason: Nullable(t.string),
}
/** A request for an invoice. */
export const Invoice = t.readonly(t.type(invoice), 'Invoice')
export type Invoice = t.TypeOf<typeof Invoice>

/** A red-letter invoice that was issued to correct an invoice. */
export const InvoiceCorrection = t.readonly(
  t.type({ redNumber: t.string, amount: Money, at: Instant }),
  'InvoiceCorrection',
)
export type InvoiceCorrection = t.TypeOf<typeof InvoiceCorrection>

/** An earlier file of an issued invoice, and why and when it was replaced. */
export const InvoiceReplacement = t.readonly(
  t.type({ replacementId: Id, reason: t.string, at: Instant }),
  'InvoiceReplacement',
)
export type InvoiceReplacement = t.TypeOf<typeof InvoiceReplacement>

/** What finance notes of a red-letter invoice: its number, and the amount that it corrects, as it was read. */
export const NewCorrection = t.readonly(t.type({ redNumber: NumberUpTo(32), amount: Money }), 'NewCorrection')

/** The orders, red-letter invoices and replaced files of one request, the earliest first. */
const parts = {
  orders: t.readonlyArray(InvoiceOrder),
  corrections: t.readonlyArray(InvoiceCorrection),
  replacements: t.readonlyArray(InvoiceReplacement),
}

/** A request with its orders. */
export const InvoiceDetail = t.readonly(t.type({ ...invoice, ...parts }), 'InvoiceDetail')
export type InvoiceDetail = t.TypeOf<typeof InvoiceDetail>

/** A request as finance sees it. */
export const AskedInvoice = t.readonly(
  t.type({ ...invoice, userName: Personal('name', t.string) }),
  'AskedInvoice',
)
export type AskedInvoice = t.TypeOf<typeof AskedInvoice>

/** A request with its orders, as finance sees it. */
export const AskedInvoiceDetail = t.readonly(
  t.type({ ...invoice, ...parts, userName: Personal('name', t.string) }),
  'AskedInvoiceDetail',
)
export type AskedInvoiceDetail = t.TypeOf<typeof AskedInvoiceDetail>

/** A page of one's own requests. */
export const OwnInvoicePage = ListPage(Invoice)

/** A page of all requests. */
export const InvoicePage = ListPage(AskedInvoice)

/** The file of an issued invoice. */
export const IssuedFile = t.type({ file: FilePart })

/** The file that replaces the one of an issued invoice, and why. */
export const ReplacingFile = t.type({ file: FilePart, reason: OperationReason })

/** Which file of an issued invoice: the current one, or an earlier one that was replaced. */
export const FileVersion = t.type({ replacementId: Optional(Id) })
