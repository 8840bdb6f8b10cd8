import type { Language } from '@compute-mall/core/codec'
import { type AskedInvoice, invoiceMessages, invoiceTypeOf } from '@compute-mall/core/invoice'
import type { CsvColumns } from '../platform/lists/index.ts'

/** The columns of the export of all requests for invoices. */
export const invoiceColumns = (language: Language): CsvColumns<AskedInvoice> => {
  const texts = invoiceMessages[language]
  return [
    [texts.number, ({ number }) => number],
    [texts.state, ({ state }) => texts[`state.${state}`]],
    [texts.user, ({ userName }) => userName],
    [texts.type, (invoice) => texts[`type.${invoiceTypeOf(invoice)}`]],
    [texts.kind, ({ kind }) => texts[`kind.${kind}`]],
    [texts.invoiceTitle, ({ title }) => title],
    [texts.taxNumber, ({ taxNumber }) => taxNumber],
    [texts.registeredAddress, ({ special }) => special?.registeredAddress],
    [texts.telephone, ({ special }) => special?.telephone],
    [texts.bankName, ({ special }) => special?.bankName],
    [texts.bankAccount, ({ special }) => special?.bankAccount],
    [texts.amount, ({ amount }) => amount],
    [texts.toCorrectAmount, ({ toCorrect }) => toCorrect],
    [texts.askTime, ({ askTime }) => askTime],
    [texts.decideTime, ({ decideTime }) => decideTime],
    [texts.reason, ({ reason }) => reason],
  ]
}
