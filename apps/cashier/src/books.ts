import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { BillLine, Payment, Refund, TradeState, Transaction, Words } from './payment.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const words = (text: unknown): Words => JSON.parse(String(text))

const states: readonly TradeState[] = ['NOTPAY', 'SUCCESS', 'PAYERROR', 'CLOSED', 'REFUND']

const stateOf = (text: unknown): TradeState => {
  const state = states.find((known) => known === text)
  if (state === undefined) throw new Error(`the ledger holds an unknown state: ${text}`)
  return state
}

const paymentOf = (row: Row): Payment => ({
  outTradeNo: String(row.out_trade_no),
  token: String(row.token),
  appId: String(row.app_id),
  orderNo: String(row.order_no),
  payee: words(row.payee),
  subject: words(row.subject),
  amount: String(row.amount),
  expireTime: String(row.expire_time),
  notifyUrl: String(row.notify_url),
  ...(row.return_url === null ? {} : { returnUrl: String(row.return_url) }),
  state: stateOf(row.state),
})

const transactionOf = (row: Row): Transaction => ({
  transactionId: String(row.transaction_id),
  amount: String(row.amount),
  paidAt: String(row.paid_at),
})

const refundOf = (row: Row): Refund => ({
  outRefundNo: String(row.out_refund_no),
  refundId: String(row.refund_id),
  transactionId: String(row.transaction_id),
  amount: String(row.amount),
  refundedAt: String(row.refunded_at),
})

export const findPayment = (
  db: DatabaseSync,
  column: 'out_trade_no' | 'token',
  value: string,
): Payment | undefined => {
  const row = db.prepare(`select * from payment where ${column} = ?`).get(value)
  return row === undefined ? undefined : paymentOf(row)
}

export const addPayment = (db: DatabaseSync, payment: Payment): void => {
  db.prepare('insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    payment.outTradeNo,
    payment.token,
    payment.appId,
    payment.orderNo,
    JSON.stringify(payment.payee),
    JSON.stringify(payment.subject),
    payment.amount,
    payment.expireTime,
    payment.notifyUrl,
    payment.state,
    payment.returnUrl ?? null,
  )
}

export const setState = (db: DatabaseSync, outTradeNo: string, state: TradeState): void => {
  db.prepare('update payment set state = ? where out_trade_no = ?').run(state, outTradeNo)
}

export const transactionsOf = (db: DatabaseSync, outTradeNo: string): readonly Transaction[] =>
  db
    .prepare('select * from paid where out_trade_no = ? order by paid_at, transaction_id')
    .all(outTradeNo)
    .map(transactionOf)

export const addTransaction = (
  db: DatabaseSync,
  outTradeNo: string,
  { transactionId, amount, paidAt }: Transaction,
): void => {
  db.prepare('insert into paid values (?, ?, ?, ?)').run(transactionId, outTradeNo, amount, paidAt)
}

export const refundsOf = (db: DatabaseSync, outTradeNo: string): readonly Refund[] =>
  db
    .prepare(
      'select refund.* from refund join paid using (transaction_id) where out_trade_no = ? order by refunded_at',
    )
    .all(outTradeNo)
    .map(refundOf)

export const addRefund = (db: DatabaseSync, refund: Refund): void => {
  db.prepare('insert into refund values (?, ?, ?, ?, ?)').run(
    refund.outRefundNo,
    refund.refundId,
    refund.transactionId,
    refund.amount,
    refund.refundedAt,
  )
}

const billLineOf = (row: Row): BillLine => ({
  kind: row.out_refund_no === null ? 'payment' : 'refund',
  outTradeNo: String(row.out_trade_no),
  transactionId: String(row.transaction_id),
  outRefundNo: row.out_refund_no === null ? null : String(row.out_refund_no),
  amount: String(row.amount),
  at: String(row.at),
})

/** Payments and refunds of an app from one instant until another, both ISO 8601 in UTC, the earliest first. */
export const billLines = (
  db: DatabaseSync,
  appId: string,
  { from, until }: { readonly from: string; readonly until: string },
): readonly BillLine[] =>
  db
    .prepare(
      `select paid.out_trade_no, paid.transaction_id, null as out_refund_no, paid.amount, paid.paid_at as at
       from paid join payment using (out_trade_no) where app_id = ? and paid_at >= ? and paid_at < ?
       union all
       select paid.out_trade_no, paid.transaction_id, refund.out_refund_no, refund.amount, refund.refunded_at
       from refund join paid using (transaction_id) join payment using (out_trade_no)
       where app_id = ? and refunded_at >= ? and refunded_at < ?
       order by at, transaction_id, out_refund_no`,
    )
    .all(appId, from, until, appId, from, until)
    .map(billLineOf)
