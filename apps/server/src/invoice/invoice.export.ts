import type { Language } from '@compute-mall/core/codec'
import { type AskedInvoice, invoiceMessages, invoiceTypeOf } from '@compute-mall/core/invoice'
import { type CsvColumns, csvKinds } from '../platform/lists/index.ts'

/** The columns of the export of all requests for invoices. */
export const invoiceColumns = (language: Language): CsvColumns<AskedInvoice> => {
  const { money, text, time } = csvKinds(language)
  const texts = invoiceMessages[language]
  return [
    text(texts.number, ({ number }) => number),
    text(texts.state, ({ state }) => texts[`state.${state}`]),
    text(texts.user, ({ userName }) => userName),
    text(texts.type, (invoice) => texts[`type.${invoiceTypeOf(invoice)}`]),
    text(texts.kind, ({ kind }) => texts[`kind.${kind}`]),
    text(texts.invoiceTitle, ({ title }) => title),
    text(texts.taxNumber, ({ taxNumber }) => taxNumber),
    text(texts.registeredAddress, ({ special }) => special?.registeredAddress),
    text(texts.telephone, ({ special }) => special?.telephone),
    text(texts.bankName, ({ special }) => special?.bankName),
    text(texts.bankAccount, ({ special }) => special?.bankAccount),
    money(texts.amount, ({ amount }) => amount),
    money(texts.toCorrectAmount, ({ toCorrect }) => toCorrect),
    time(texts.askTime, ({ askTime }) => askTime),
    time(texts.decideTime, ({ decideTime }) => decideTime),
    text(texts.reason, ({ reason }) => reason),
  ]
}
