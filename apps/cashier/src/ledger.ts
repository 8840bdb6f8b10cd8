import { randomBytes, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { add, compare } from '@compute-mall/core/money'
import { DAY_MS, PLATFORM_OFFSET_MS, platformDay } from '@compute-mall/core/time'
import {
  addPayment,
  addRefund,
  addTransaction,
  billLines,
  findPayment,
  refundsOf,
  setState,
  transactionsOf,
} from './books.ts'
import { atomically } from './database.ts'
import { addNotice, type Notice } from './notice.queue.ts'
import {
  actionsAt,
  type BillLine,
  type OpenRequest,
  type PayerAction,
  type Payment,
  type Refund,
  transactionsBy,
} from './payment.ts'

export interface RefundRequest {
  readonly outRefundNo: string
  readonly transactionId: string
  readonly amount: string
}

/** What every step of the provider needs: its books and the time. */
export interface Ledger {
  readonly db: DatabaseSync
  readonly clock: () => number
}

const isoNow = ({ clock }: Ledger): string => new Date(clock()).toISOString()

/** A number like those of real providers: a prefix, the time, and digits that nobody guesses. */
const numbered = (prefix: string, { clock }: Ledger): string =>
  `${prefix}${clock()}${String(randomInt(1e12)).padStart(12, '0')}`

const total = (parts: readonly { readonly amount: string }[]): string =>
  add(...parts.map((part) => part.amount))

const factsOf = (ledger: Ledger, { appId, outTradeNo, amount }: Payment): Omit<Notice, 'event'> => ({
  appId,
  outTradeNo,
  amount,
  at: isoNow(ledger),
})

/** Opens a payment; asked again under the same number it answers with the one that is there. */
export const openPayment = (ledger: Ledger, appId: string, request: OpenRequest): Payment =>
  atomically(ledger.db, () => {
    const present = findPayment(ledger.db, 'out_trade_no', request.outTradeNo)
    if (present !== undefined) return present
    const token = randomBytes(18).toString('base64url')
    const payment: Payment = { ...request, appId, token, state: 'NOTPAY' }
    addPayment(ledger.db, payment)
    return payment
  })

/**
 * What a payer does on the page; `false` when the payment is in no state for it.
 * @param silent the shop is told nothing, as when a notice is lost for good
 */
export const act = (ledger: Ledger, token: string, action: PayerAction, silent: boolean): boolean =>
  atomically(ledger.db, () => {
    const payment = findPayment(ledger.db, 'token', token)
    if (payment === undefined || !actionsAt(payment, ledger.clock()).includes(action)) return false
    setState(ledger.db, payment.outTradeNo, action === 'refuse' ? 'PAYERROR' : 'SUCCESS')
    const notices: Notice[] = Array.from({ length: transactionsBy(action, payment.state) }, () =>
      take(ledger, payment),
    )
    if (action === 'refuse') notices.push({ ...factsOf(ledger, payment), event: 'PAYMENT.FAILED' })
    if (!silent) for (const notice of notices) addNotice(ledger.db, notice, ledger.clock())
    return true
  })

const take = (ledger: Ledger, payment: Payment): Notice => {
  const transactionId = numbered('42', ledger)
  const facts = factsOf(ledger, payment)
  addTransaction(ledger.db, payment.outTradeNo, { transactionId, amount: facts.amount, paidAt: facts.at })
  return { ...facts, event: 'PAYMENT.SUCCESS', transactionId }
}

/** Closes a payment that waits; one that is over stays as it is. */
export const closePayment = (ledger: Ledger, payment: Payment): void => {
  atomically(ledger.db, () => {
    if (findPayment(ledger.db, 'out_trade_no', payment.outTradeNo)?.state !== 'NOTPAY') return
    setState(ledger.db, payment.outTradeNo, 'CLOSED')
    addNotice(ledger.db, { ...factsOf(ledger, payment), event: 'PAYMENT.CLOSED' }, ledger.clock())
  })
}

/** Gives money back; the same refund number is one refund. `undefined` when there is not so much to give back. */
export const refundPayment = (ledger: Ledger, payment: Payment, request: RefundRequest): Refund | undefined =>
  atomically(ledger.db, () => {
    const refunds = refundsOf(ledger.db, payment.outTradeNo)
    const same = refunds.find((refund) => refund.outRefundNo === request.outRefundNo)
    if (same !== undefined) return same
    const transactions = transactionsOf(ledger.db, payment.outTradeNo)
    const paid = transactions.find((transaction) => transaction.transactionId === request.transactionId)
    const before = refunds.filter((refund) => refund.transactionId === request.transactionId)
    if (paid === undefined || compare(total([...before, request]), paid.amount) > 0) return undefined
    const refund = { ...request, refundId: numbered('50', ledger), refundedAt: isoNow(ledger) }
    addRefund(ledger.db, refund)
    if (compare(total([...refunds, refund]), total(transactions)) === 0)
      setState(ledger.db, payment.outTradeNo, 'REFUND')
    addNotice(ledger.db, refundNotice(factsOf(ledger, payment), refund), ledger.clock())
    return refund
  })

const refundNotice = (facts: Omit<Notice, 'event'>, refund: Refund): Notice => ({
  ...facts,
  event: 'REFUND.SUCCESS',
  amount: refund.amount,
  transactionId: refund.transactionId,
  outRefundNo: refund.outRefundNo,
  refundId: refund.refundId,
})

/** The bill of a day in China's zone; `undefined` as long as the day is not over. */
export const billOf = (ledger: Ledger, appId: string, day: string): readonly BillLine[] | undefined => {
  if (day >= platformDay(ledger.clock())) return undefined
  const from = Date.parse(`${day}T00:00:00Z`) - PLATFORM_OFFSET_MS
  const [begin, end] = [new Date(from).toISOString(), new Date(from + DAY_MS).toISOString()]
  return billLines(ledger.db, appId, { from: begin, until: end })
}
