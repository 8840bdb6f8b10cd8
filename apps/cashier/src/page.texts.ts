import type { PayerAction, TradeState } from './payment.ts'

const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

interface Texts {
  readonly title: string
  readonly notice: string
  readonly payee: string
  readonly order: string
  readonly subject: string
  readonly amount: string
  readonly expires: string
  readonly leadsTo: string
  readonly code: string
  readonly actions: string
  readonly silent: string
  readonly silentHint: string
  readonly transactions: string
  readonly refunds: string
  readonly other: string
  readonly start: string
  readonly startHint: string
  readonly missing: string
  readonly missingHint: string
  readonly tooLate: string
  readonly back: string
  readonly state: Readonly<Record<TradeState, string>>
  readonly action: Readonly<Record<PayerAction, string>>
  readonly hint: Readonly<Record<PayerAction, string>>
}

const zh: Texts = {
  title: '演示收银台',
  notice: '这是演示用的支付平台，与商城相互独立，不会产生真实扣款。',
  payee: '收款方',
  order: '订单号',
  subject: '商品',
  amount: '支付金额',
  expires: '有效期至',
  leadsTo: '二维码指向',
  code: '本页的二维码',
  actions: '请选择操作',
  silent: '不通知商城',
  silentHint: '商城须自行查询才能得知结果',
  transactions: '交易',
  refunds: '退款',
  other: 'English',
  start: '请从商城打开支付单',
  startHint: '在商城下单后扫描支付码，或在支付页打开链接。',
  missing: '支付单不存在',
  missingHint: '请返回商城，重新获取支付码。',
  tooLate: '支付单状态已变化，操作未执行。',
  back: '返回商城查看订单',
  state: {
    NOTPAY: '待支付',
    SUCCESS: '支付成功',
    PAYERROR: '已拒绝支付',
    CLOSED: '支付已关闭',
    REFUND: '已全额退款',
  },
  action: { pay: '确认支付', refuse: '拒绝支付', twice: '重复支付', late: '逾期支付' },
  hint: {
    pay: '支付一次',
    refuse: '商城会收到支付失败的通知',
    twice: '同一支付单产生两笔交易，商城应退回多余的一笔',
    late: '关闭后仍然付款，商城应在订单已关闭时退款',
  },
}

const en: Texts = {
  title: 'Demo cashier',
  notice: 'A payment provider for demonstration. It is independent of the mall, and no real money moves.',
  payee: 'Payee',
  order: 'Order number',
  subject: 'For',
  amount: 'Amount',
  expires: 'Valid until',
  leadsTo: 'The code leads to',
  code: 'The code of this page',
  actions: 'Choose what to do',
  silent: 'Do not notify the mall',
  silentHint: 'The mall then has to ask by itself',
  transactions: 'Transactions',
  refunds: 'Refunds',
  other: '中文',
  start: 'Open a payment from the mall',
  startHint: 'Place an order in the mall, then scan its payment code or open the link on the payment page.',
  missing: 'There is no such payment',
  missingHint: 'Go back to the mall and get a new code.',
  tooLate: 'The payment has changed in the meantime. Nothing was done.',
  back: 'Back to the order',
  state: {
    NOTPAY: 'Waiting for payment',
    SUCCESS: 'Paid',
    PAYERROR: 'Refused',
    CLOSED: 'Closed',
    REFUND: 'Refunded in full',
  },
  action: { pay: 'Pay', refuse: 'Refuse', twice: 'Pay twice', late: 'Pay late' },
  hint: {
    pay: 'One transaction',
    refuse: 'The mall is told that the payment failed',
    twice: 'Two transactions for one payment: the mall is to give the surplus back',
    late: 'Money after the payment was closed: the mall is to give it back if the order is closed',
  },
}

export const texts: Readonly<Record<Language, Texts>> = { zh, en }

/** The language of the address, else the browser's first that we speak, else Chinese. */
export const languageOf = (asked: string | undefined, accepted: string | undefined): Language => {
  const wanted = [asked ?? '', ...(accepted ?? '').split(',')].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  )
  return languages.find((language) => language === wanted.find(isLanguage)) ?? 'zh'
}

const isLanguage = (tag: string): boolean => languages.some((language) => language === tag)
