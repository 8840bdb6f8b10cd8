import {
  type Order,
  OrderStatus,
  orderEvents,
  orderMachine,
  ProvisionStatus,
  provisionEvents,
  provisionMachine,
} from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'
import { type Gallery, nowOf, type Run, snapshotOf, type Taken } from './gallery.ts'

const start = Date.parse('2026-11-21T13:00:00.000Z')
const received = ['payment.opened', 'payment.received']
const { unpaidOrder, paidOrder, openOrder } = orderFixtures

/** The life of an order, which the server leads. */
export const orderGallery: Gallery<typeof orderMachine> = {
  machine: orderMachine,
  input: undefined,
  start,
  events: Object.fromEntries(orderEvents.map((type) => [type, () => ({ type })])),
  scenarios: {
    unpaid: { steps: [] },
    charging: { steps: ['payment.opened'] },
    paid: { steps: received },
    cancelled: { steps: ['order.cancelled'] },
    refunded: { steps: [...received, 'order.refunded'] },
  },
}

const opened = ['provision.started', 'provision.opened']

/** The life of what a line of an order opens. */
export const provisionGallery: Gallery<typeof provisionMachine> = {
  machine: provisionMachine,
  input: undefined,
  start,
  events: Object.fromEntries(provisionEvents.map((type) => [type, () => ({ type })])),
  scenarios: {
    pending: { steps: [] },
    opening: { steps: ['provision.started'] },
    open: { steps: opened },
    expired: { steps: [...opened, 'provision.ended'] },
    failed: { steps: ['provision.started', 'provision.failed'] },
    released: { steps: [...opened, 'provision.released'] },
  },
}

const statusOf = (leaves: readonly string[]): OrderStatus => {
  const [status] = leaves
  if (!OrderStatus.is(status)) throw new Error(`'${status}' is no status of an order.`)
  return status
}

const historyOf = (taken: readonly Taken[]): Order['events'] => [
  ...unpaidOrder.events,
  ...taken.map(({ step, from, to, at }) => ({
    event: step,
    from: statusOf(from),
    to: statusOf(to),
    at: new Date(at).toISOString(),
  })),
]

const whenIn = (history: Order['events'], status: OrderStatus): string | null =>
  history.find(({ from, to }) => to === status && from !== status)?.at ?? null

/** The order that a customer sees while the chart is where the run is: what happened to it is what the run took. */
export const orderIn = (run: Run): Order => {
  const status = statusOf([String(snapshotOf(run).value)])
  const events = historyOf(run.taken)
  return {
    ...(status === 'paid' ? paidOrder : unpaidOrder),
    status,
    payMethod: events.some(({ event }) => event.startsWith('payment.')) ? 'online' : null,
    payTime: whenIn(events, 'paid'),
    closeTime: whenIn(events, 'cancelled'),
    paidLate: events.some(({ from, to }) => from === 'cancelled' && to === 'refunded'),
    events,
  }
}

/** A paid order whose line is as far as the run. */
export const orderOfLineIn = (run: Run): Order => {
  const status: unknown = snapshotOf(run).value
  if (!ProvisionStatus.is(status)) throw new Error(`'${String(status)}' is no status of a line.`)
  const hasOpened = run.taken.some(({ to }) => to.includes('open'))
  const sample = hasOpened ? openOrder : paidOrder
  const endTime = status === 'expired' ? new Date(nowOf(run)).toISOString() : null
  return {
    ...sample,
    lines: sample.lines.map((line) => ({ ...line, provision: { ...line.provision, status, endTime } })),
  }
}
