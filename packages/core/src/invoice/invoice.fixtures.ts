import type {
  AskedInvoiceDetail,
  Invoice,
  InvoiceCorrection,
  InvoiceDetail,
  InvoiceOrder,
  InvoiceReplacement,
  SpecialInvoice,
} from './invoice.codec.ts'

/** Two paid orders. */
export const orders: readonly InvoiceOrder[] = [
  {
    orderId: 'order_1',
    orderNo: '202611191200000001',
    name: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
    payTime: '2026-11-19T12:02:00.000Z',
    amount: '25600.00',
  },
  {
    orderId: 'order_2',
    orderNo: '202611181200000002',
    name: { zh: '第一性原理计算软件', en: 'First-principles software' },
    payTime: '2026-11-18T12:02:00.000Z',
    amount: '5999.00',
  },
]

/** A request that waits. */
export const requested: Invoice = {
  invoiceId: 'invoice_1',
  number: 'FP20261120-00000001',
  state: 'requested',
  kind: 'enterprise',
  title: '星澜智算科技有限公司',
  taxNumber: '91350100M000100Y43',
  special: null,
  amount: '31599.00',
  toCorrect: '0.00',
  askTime: '2026-11-20T02:00:00.000Z',
  decideTime: null,
  reason: null,
}

export const requestedDetail: InvoiceDetail = { ...requested, orders, corrections: [], replacements: [] }

/** The company of a special invoice. */
export const special: SpecialInvoice = {
  registeredAddress: '福建省福州市软件大道89号5号楼',
  telephone: '0591-87654321',
  bankName: '中国银行福州软件园支行',
  bankAccount: '421860100100123456',
}

/** An earlier file that was replaced. */
export const replacement: InvoiceReplacement = {
  replacementId: 'replacement_1',
  reason: '上传了其他客户的发票文件',
  at: '2026-11-23T02:00:00.000Z',
}

/** A red-letter invoice of one of the orders. */
export const correction: InvoiceCorrection = {
  redNumber: '26442000000012345678',
  amount: '5999.00',
  at: '2026-11-22T02:00:00.000Z',
}

/** The same as finance sees it. */
export const askedDetail: AskedInvoiceDetail = { ...requestedDetail, userName: 'leader' }
