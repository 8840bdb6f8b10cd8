import { Instant, OneOf } from '@compute-mall/core/codec'
import { Money } from '@compute-mall/core/money'
import * as t from 'io-ts'
import type { BillLine, PaymentFact, RefundFact } from './provider.ts'

/** The cashier's wire; apps/cashier/README.md describes it. */
const Transaction = t.readonly(t.type({ transactionId: t.string, amount: Money, paidAt: Instant }))

export const CashierRefund = t.readonly(
  t.type({
    outRefundNo: t.string,
    refundId: t.string,
    transactionId: t.string,
    amount: Money,
    refundedAt: Instant,
  }),
  'CashierRefund',
)

export const CashierPayment = t.readonly(
  t.type({
    outTradeNo: t.string,
    state: OneOf('TradeState', ['NOTPAY', 'SUCCESS', 'PAYERROR', 'CLOSED', 'REFUND']),
    codeUrl: t.string,
    transactions: t.readonlyArray(Transaction),
    refunds: t.readonlyArray(CashierRefund),
  }),
  'CashierPayment',
)
type CashierPayment = t.TypeOf<typeof CashierPayment>

const moved = { outTradeNo: t.string, transactionId: t.string, amount: Money, at: Instant }

export const CashierBill = t.type(
  {
    day: t.string,
    lines: t.readonlyArray(
      t.union([
        t.type({ ...moved, kind: t.literal('payment') }),
        t.type({ ...moved, kind: t.literal('refund'), outRefundNo: t.string }),
      ]),
    ),
  },
  'CashierBill',
)

export const billLinesOf = ({ lines }: t.TypeOf<typeof CashierBill>): readonly BillLine[] =>
  lines.map(({ outTradeNo, transactionId, ...line }) => {
    const common = { transactionNo: transactionId, amount: line.amount, at: line.at }
    return {
      paymentId: outTradeNo,
      fact:
        line.kind === 'payment'
          ? { kind: 'paid', ...common }
          : { kind: 'refunded', refundNo: line.outRefundNo, ...common },
    }
  })

const common = { appId: t.string, outTradeNo: t.string, amount: Money, at: Instant }

export const CashierNotice = t.union(
  [
    t.type({ ...common, event: t.literal('PAYMENT.SUCCESS'), transactionId: t.string }),
    t.type({ ...common, event: t.literal('PAYMENT.FAILED') }),
    t.type({ ...common, event: t.literal('PAYMENT.CLOSED') }),
    t.type({
      ...common,
      event: t.literal('REFUND.SUCCESS'),
      transactionId: t.string,
      outRefundNo: t.string,
    }),
  ],
  'CashierNotice',
)
type CashierNotice = t.TypeOf<typeof CashierNotice>

export const refundFact = (refund: t.TypeOf<typeof CashierRefund>): RefundFact => ({
  kind: 'refunded',
  transactionNo: refund.transactionId,
  refundNo: refund.outRefundNo,
  amount: refund.amount,
  at: refund.refundedAt,
})

/** What a payment's record says has happened; `at` stands for the steps that the record gives no time. */
export const factsOf = (payment: CashierPayment, at: string): readonly PaymentFact[] => [
  ...(payment.state === 'PAYERROR' ? [{ kind: 'failed', at } as const] : []),
  ...(payment.state === 'CLOSED' ? [{ kind: 'closed', at } as const] : []),
  ...payment.transactions.map(
    ({ transactionId, amount, paidAt }) =>
      ({ kind: 'paid', transactionNo: transactionId, amount, at: paidAt }) as const,
  ),
  ...payment.refunds.map(refundFact),
]

export const noticedFact = (notice: CashierNotice): PaymentFact => {
  const { amount, at } = notice
  switch (notice.event) {
    case 'PAYMENT.SUCCESS':
      return { kind: 'paid', transactionNo: notice.transactionId, amount, at }
    case 'REFUND.SUCCESS':
      return {
        kind: 'refunded',
        transactionNo: notice.transactionId,
        refundNo: notice.outRefundNo,
        amount,
        at,
      }
    case 'PAYMENT.FAILED':
      return { kind: 'failed', at }
    case 'PAYMENT.CLOSED':
      return { kind: 'closed', at }
  }
}
