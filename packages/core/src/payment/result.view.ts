import type { Words } from '../codec/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { compare, type Money } from '../money/index.ts'
import { isPayable, type Order, orderRefund, refundHint, refundState } from '../order/index.ts'
import type { Remittance } from './payment.codec.ts'
import type { paymentMessages } from './payment.messages.ts'
import { SLIP } from './payment.rules.ts'

const say = messageFor<KeyOf<typeof paymentMessages>>('payment')

/** The three pages of the result: paid, still under way, or not paid. */
export type Outcome = 'paid' | 'processing' | 'failed'

/** Where a buyer can go from the result. */
export type ResultStep = 'openResource' | 'viewOrder' | 'goPay' | 'goShopping'

/** What the money is for, by name: nobody knows an order by its number. */
export interface Bought {
  readonly name: Words
  readonly amount: number
}

/** What an order's money is for; nothing but money for a recharge. */
export const boughtOf = ({ lines }: Pick<Order, 'lines'>): readonly Bought[] =>
  lines.map(({ name, amount }) => ({ name, amount }))

/** What the result page and the charge page show. */
export interface ResultView {
  readonly outcome: Outcome
  readonly title: Message
  readonly hint: Message
  readonly orderId: string
  readonly orderNo: string
  readonly amount: Money
  readonly payTime: string | null
  readonly bought: readonly Bought[]
  /** What happens next, in its order; empty where nothing more does, or the hint says it all. */
  readonly next: readonly Message[]
  /** The first is the main one. */
  readonly steps: readonly { readonly step: ResultStep; readonly label: Message }[]
}

type ResultKey =
  | 'Paid'
  | 'Processing'
  | 'Unpaid'
  | 'Closed'
  | 'Refunding'
  | 'Refunded'
  | 'Late'
  | 'LateReturned'

const keyOf = ({ status, paidLate, refunds }: Order): ResultKey => {
  const refund = orderRefund(refunds)
  const isReturned = refund === null || refundState(refund) === 'returned'
  if (status === 'refunded' && paidLate) return isReturned ? 'LateReturned' : 'Late'
  if (status === 'refunded' && !isReturned) return 'Refunding'
  return (
    {
      paid: 'Paid',
      charging: 'Processing',
      unpaid: 'Unpaid',
      cancelled: 'Closed',
      refunded: 'Refunded',
    } as const
  )[status]
}

const isOpened = ({ lines }: Order): boolean =>
  lines.length > 0 && lines.every(({ provision }) => provision.status === 'open')

const hasFailed = ({ lines }: Order): boolean => lines.some(({ provision }) => provision.status === 'failed')

/** A trial, and what is given away: nothing is paid, billed or refunded. */
const isFree = ({ type, total }: Order): boolean => type !== 'recharge' && compare(total, 0) === 0

const titleOf = (order: Order, key: ResultKey): Message => {
  if (key === 'Paid' && order.type === 'recharge') return say('chargePaidTitle')
  return key === 'Paid' && isFree(order) ? say('resultFreeTitle') : say(`result${key}Title`)
}

const hintOf = (order: Order, key: ResultKey): Message => {
  if (key === 'Paid' && order.type === 'recharge') return say('chargePaidHint')
  if (key === 'Paid' && hasFailed(order)) return say('resultNotOpenedHint')
  if (key === 'Paid' && isOpened(order)) return say('resultOpenHint')
  if (key === 'Refunding' || key === 'Refunded' || key === 'Late' || key === 'LateReturned')
    return refundHint(order)
  return say(`result${key}Hint`)
}

const nextOf = (order: Order, key: ResultKey): readonly Message[] => {
  const isOpening = order.type !== 'recharge' && !isOpened(order) && !hasFailed(order)
  if (key !== 'Paid' || !isOpening) return []
  const then = isFree(order) ? [say('nextFreeAccess')] : [say('nextAccess'), say('nextRefund')]
  return [say('nextOpening'), ...then]
}

const stepsOf = (order: Order, key: ResultKey): readonly ResultStep[] => {
  if (key === 'Unpaid') return ['goPay', 'viewOrder']
  if (key === 'Paid' && order.type !== 'recharge' && isOpened(order)) return ['openResource', 'viewOrder']
  return key === 'Paid' || key === 'Processing' ? ['viewOrder', 'goShopping'] : ['goShopping', 'viewOrder']
}

const outcomes: Readonly<Record<ResultKey, Outcome>> = {
  Paid: 'paid',
  Processing: 'processing',
  Unpaid: 'failed',
  Closed: 'failed',
  Refunding: 'failed',
  Refunded: 'failed',
  Late: 'failed',
  LateReturned: 'failed',
}

/** What became of a payment, read from the order alone: an address shows no result that did not happen. */
export const resultView = (order: Order): ResultView => {
  const key = keyOf(order)
  return {
    outcome: outcomes[key],
    title: titleOf(order, key),
    hint: hintOf(order, key),
    orderId: order.orderId,
    orderNo: order.orderNo,
    amount: order.total,
    payTime: order.payTime,
    bought: boughtOf(order),
    next: nextOf(order, key),
    steps: stepsOf(order, key).map((step) => ({ step, label: say(step) })),
  }
}

/** A field of the payee that can be copied. */
interface RemittanceField {
  readonly label: Message
  readonly value: { readonly zh: string; readonly en: string }
}

/** What the remittance page shows. */
export interface RemittanceView {
  readonly orderId: string
  readonly orderNo: string
  readonly amount: Money
  readonly fields: readonly RemittanceField[]
  readonly slip: Remittance['slip']
  readonly slipHint: Message
  readonly matchedWithin: Message
  /** Whether a slip may still be handed in. */
  readonly commands: { readonly upload: boolean }
}

const plain = (text: string) => ({ zh: text, en: text })

/** What the page of an offline remittance shows: the rows to copy, and how far it is. */
export const remittanceView = (remittance: Remittance): RemittanceView => ({
  orderId: remittance.orderId,
  orderNo: remittance.orderNo,
  amount: remittance.amount,
  fields: [
    { label: say('payeeName'), value: remittance.payeeName },
    { label: say('payeeAccount'), value: plain(remittance.payeeAccount) },
    { label: say('payeeBank'), value: remittance.payeeBank },
    { label: say('remarkCode'), value: plain(remittance.remarkCode) },
  ],
  slip: remittance.slip,
  slipHint: say('slipHint', { megabytes: SLIP.megabytes }),
  matchedWithin: say('matchedWithin', { count: remittance.workingDays }),
  commands: { upload: isPayable(remittance.status) },
})
