import { defineRefusals } from '../http/index.ts'

/** Refusals of invoices (R8.05): by name in code, by number on the wire. */
export const invoiceRefusals = /* @__PURE__ */ defineRefusals({
  invoiceInvalid: 'INVOICE10001',
  notToBeInvoiced: 'INVOICE10002',
  invoiceDecided: 'INVOICE10003',
  invoiceFileInvalid: 'INVOICE10004',
  correctionInvalid: 'INVOICE10005',
  notToBeCorrected: 'INVOICE10006',
  invoiceFileDamaged: 'INVOICE10007',
  invoiceFileEncrypted: 'INVOICE10008',
  invoiceFileEmpty: 'INVOICE10009',
})
