import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { countdownText, DAY_MS, HOUR_MS, type Milliseconds, secondsLeft } from '../time/index.ts'
import type { Order, OrderEvent, OrderLine, OrderStatus, ProvisionStatus } from './order.codec.ts'
import { allowedOrderEvents } from './order.machine.ts'
import type { orderMessages } from './order.messages.ts'
import type { Refund, RefundProgress } from './refund.codec.ts'
import { orderRefund, orderStatusKey, type RefundableStatus, refundState } from './refund.rules.ts'
import { isRenewable } from './renewal.rules.ts'
import { consumptionOf, isUsedUp } from './usage.rules.ts'

const say = messageFor<KeyOf<typeof orderMessages>>('order')

/** How a status feels: something to do, under way, good, over, wrong. */
export type Tone = 'due' | 'underWay' | 'good' | 'over' | 'wrong'

const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  unpaid: 'due',
  charging: 'underWay',
  paid: 'good',
  refunded: 'over',
  cancelled: 'over',
}
const provisionTones: Readonly<Record<ProvisionStatus, Tone>> = {
  pending: 'underWay',
  opening: 'underWay',
  open: 'good',
  expired: 'over',
  released: 'over',
  failed: 'wrong',
}

/** What is shown of a line: how far it is, how to reach it, and which commands are open. */
export interface OrderLineView {
  readonly line: OrderLine
  /** Null before payment: nothing is being opened yet. */
  readonly provision: {
    readonly status: ProvisionStatus
    readonly label: Message
    readonly tone: Tone
  } | null
  /** How much time, or how much of its amount, is left of what is open; null where nothing is counted. */
  readonly left: Message | null
  /** Whether what it has opened can be had for longer (D24). */
  readonly isRenewable: boolean
}

/** Where an order is paid on: the cashier, the code that is open, or the remittance that is expected. */
export type PayPlace = 'cashier' | 'scan' | 'remittance'

/** An order as the list and its own page show it. */
export interface OrderView {
  readonly order: Order
  readonly status: Message
  readonly tone: Tone
  readonly type: Message
  readonly payMethod: Message | null
  /** What the buyer should know now. */
  readonly hint: Message
  /** Time left to pay, `23:59:59`; null where none runs. */
  readonly countdown: string | null
  readonly lines: readonly OrderLineView[]
  /** What happened, and after payment how far the opening is; `at` is null for what has not happened yet. */
  readonly history: readonly { readonly label: Message; readonly at: string | null }[]
  readonly commands: {
    readonly pay: PayPlace | null
    readonly cancel: boolean
    /** Give the payment up that is under way, to pay otherwise or to cancel. */
    readonly giveUp: boolean
    /** Put the same into the cart once more. */
    readonly reorder: boolean
  }
}

const paidHintOf = ({ type, lines }: Order): Message => {
  const isAny = (...wanted: readonly ProvisionStatus[]) =>
    lines.some(({ provision: { status } }) => wanted.includes(status))
  if (type === 'recharge') return say('hint.recharged')
  if (isAny('failed')) return say('hint.failed')
  if (isAny('pending', 'opening')) return say('hint.paid')
  return say(isAny('open') ? 'hint.open' : 'hint.ended')
}

/** How an order feels: one whose money is still going back is under way (R4.16). */
export const orderTone = ({ status, refund }: RefundableStatus): Tone =>
  status === 'refunded' && refund !== null && refundState(refund) !== 'returned'
    ? 'underWay'
    : statusTones[status]

/** How far a refund is, who acts and how the money comes. */
export const refundProgressHint = (refund: RefundProgress): Message =>
  say(`refundHint.${refund.way}.${refundState(refund)}`)

/** The same of an order that is refunded; one that cost nothing has no money to return. */
export const refundHint = ({ refunds }: Pick<Order, 'refunds'>): Message => {
  const refund = orderRefund(refunds)
  return refund === null ? say('hint.refunded') : refundProgressHint(refund)
}

const hintOf = (order: Order): Message => {
  if (order.status === 'refunded') return refundHint(order)
  return order.status === 'paid' ? paidHintOf(order) : say(`hint.${order.status}`)
}

const payPlaceOf = ({ status, payMethod }: Order): PayPlace | null => {
  if (status === 'unpaid') return 'cashier'
  if (status !== 'charging') return null
  return payMethod === 'offline' ? 'remittance' : 'scan'
}

/**
 * Days left, or hours on the last day. A day or an hour that has begun counts as one: a month of 30 days shows 30 days
 * from its first minute on.
 */
export const timeLeft = (
  ms: Milliseconds,
): { readonly key: 'daysLeft' | 'hoursLeft'; readonly count: number } =>
  ms >= DAY_MS
    ? { key: 'daysLeft', count: Math.ceil(ms / DAY_MS) }
    : { key: 'hoursLeft', count: Math.max(1, Math.ceil(ms / HOUR_MS)) }

const leftOf = (
  { amount, provision: { status, endTime, usage } }: OrderLine,
  now: Milliseconds,
): Message | null => {
  if (status !== 'open') return null
  if (usage !== null) {
    const { used, left } = consumptionOf(amount, usage.used)
    return say('amountLeft', { used, left })
  }
  if (endTime === null) return null
  const { key, count } = timeLeft(Date.parse(endTime) - now)
  return say(key, { count })
}

/** What was bought by amount ends when nothing is left of it, not by a date (decision 35). */
const provisionLabel = ({ amount, provision: { status, usage } }: OrderLine): Message =>
  say(
    status === 'expired' && usage && isUsedUp(amount, usage.used)
      ? 'provision.usedUp'
      : `provision.${status}`,
  )

const lineView = (line: OrderLine, { status }: Order, now: Milliseconds): OrderLineView => {
  const provision = line.provision.status
  return {
    line,
    provision:
      status === 'paid' || provision !== 'pending'
        ? { status: provision, label: provisionLabel(line), tone: provisionTones[provision] }
        : null,
    left: leftOf(line, now),
    isRenewable: status === 'paid' && isRenewable(provision, line.billingType),
  }
}

const eventLabel = ({ event }: OrderEvent): Message => ({ key: `order:event.${event}`, otherwise: event })

/** The slowest first: so far is the opening of an order as that of the slowest of its lines. */
const slowness = ['failed', 'pending', 'opening'] as const

/** The last step of an order that is paid: that what was bought is opened (D24). Money for one's own fund opens nothing. */
const openingOf = ({ status, type, lines }: Order): OrderView['history'] => {
  if (status !== 'paid' || type === 'recharge' || lines.length === 0) return []
  const slowest = slowness.find((step) => lines.some(({ provision }) => provision.status === step))
  if (slowest !== undefined) return [{ label: say(`provision.${slowest}`), at: null }]
  const times = lines.flatMap(({ provision: { openTime } }) => (openTime === null ? [] : [openTime]))
  return [
    { label: say('opened'), at: times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null },
  ]
}

/** The steps of a refund after its approval; where the money is not returned yet, that step has no time. */
const refundSteps = ({ way, startTime, returnTime }: Refund): OrderView['history'] => [
  ...(startTime === null || startTime === returnTime
    ? []
    : [{ label: say(`refundStep.${way}`), at: startTime }]),
  { label: say('refundStep.returned'), at: returnTime },
]

const byTime = (a: { readonly at: string | null }, b: { readonly at: string | null }): number =>
  (a.at === null ? Number.POSITIVE_INFINITY : Date.parse(a.at)) -
    (b.at === null ? Number.POSITIVE_INFINITY : Date.parse(b.at)) || 0

/** An order at `now`, the server's time. */
export const orderView = (order: Order, now: Milliseconds): OrderView => ({
  order,
  status: say(orderStatusKey({ status: order.status, refund: orderRefund(order.refunds) })),
  tone: orderTone({ status: order.status, refund: orderRefund(order.refunds) }),
  type: say(`type.${order.type}`),
  payMethod: order.payMethod && say(`payMethod.${order.payMethod}`),
  hint: hintOf(order),
  countdown: order.status === 'unpaid' ? countdownText(secondsLeft(order.expireTime, now)) : null,
  lines: order.lines.map((line) => lineView(line, order, now)),
  history: [
    ...[
      ...order.events.map((event) => ({ label: eventLabel(event), at: event.at })),
      ...order.refunds.flatMap(refundSteps),
    ].toSorted(byTime),
    ...openingOf(order),
  ],
  commands: {
    pay: payPlaceOf(order),
    cancel: allowedOrderEvents(order.status).includes('order.cancelled'),
    giveUp: allowedOrderEvents(order.status).includes('payment.givenUp'),
    reorder: order.lines.length > 0 && order.type !== 'trial',
  },
})
