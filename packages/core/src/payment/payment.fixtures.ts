import type { PaymentSession, PayOptions, Remittance } from './payment.codec.ts'
import { paymentRefusals } from './payment.errors.ts'
import type { PostpaidBill } from './postpaid.codec.ts'

/** A code of 300 s for the order, issued at 2026-11-21T12:00:00Z. */
export const paymentSession: PaymentSession = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  orderNo: '202611211200000001',
  purpose: 'order',
  channel: 'wechat',
  amount: '5999.00',
  qrTarget: 'https://cashier.example/pay/pay_1',
  sign: 'AbCdEfGhIjKlMnOpQrStUv',
  expireTime: '2026-11-21T12:05:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
  renewalsLeft: 20,
}

/** Every way of paying; the credit does not suffice, WeChat Pay is not connected. */
export const payOptions: PayOptions = {
  orderId: 'order_1',
  orderNo: '202611211200000001',
  purpose: 'order',
  status: 'unpaid',
  total: '5999.00',
  expireTime: '2026-11-22T12:00:00.000Z',
  serverTime: '2026-11-21T12:00:00.000Z',
  options: [
    { method: 'online', channel: 'embedded', balance: null, refusal: null },
    { method: 'online', channel: 'alipay', balance: null, refusal: null },
    { method: 'online', channel: 'wechat', balance: null, refusal: paymentRefusals.methodUnavailable.code },
    { method: 'contractFund', channel: null, balance: '200000.00', refusal: null },
    { method: 'credit', channel: null, balance: '100.00', refusal: paymentRefusals.balanceInsufficient.code },
    {
      method: 'platformDiscount',
      channel: null,
      balance: '0.00',
      refusal: paymentRefusals.balanceInsufficient.code,
    },
    { method: 'offline', channel: null, balance: null, refusal: null },
  ],
}

export const remittance: Remittance = {
  orderId: 'order_1',
  orderNo: '202611211200000001',
  status: 'charging',
  amount: '5999.00',
  payeeName: { zh: '国家超算互联网平台', en: 'National Supercomputing Internet Platform' },
  payeeAccount: '0200 0012 0920 0123 456',
  payeeBank: { zh: '中国工商银行北京中关村支行', en: 'ICBC Beijing Zhongguancun Sub-branch' },
  remarkCode: 'CM-7Q4K9Z',
  workingDays: 2,
  slip: null,
}

/** A post-paid bill that is due, and the one of the month before, which was paid by bank. */
export const postpaidBills: readonly PostpaidBill[] = [
  {
    billId: 'bill_2026-10',
    userName: 'leader',
    month: '2026-10',
    amount: '13500.00',
    status: 'due',
    issueTime: '2026-11-01T00:10:00.000Z',
    dueTime: '2026-11-30T16:00:00.000Z',
    payTime: null,
    paidBy: null,
    bankReference: null,
  },
  {
    billId: 'bill_2026-09',
    userName: 'leader',
    month: '2026-09',
    amount: '9800.00',
    status: 'paid',
    issueTime: '2026-10-01T00:10:00.000Z',
    dueTime: '2026-10-16T16:00:00.000Z',
    payTime: '2026-10-12T03:00:00.000Z',
    paidBy: 'bank',
    bankReference: 'ICBC-20261012-0042',
  },
]
