import {
  type Order,
  OrderStatus,
  orderEvents,
  orderFixtures,
  orderMachine,
  ProvisionStatus,
  provisionEvents,
  provisionMachine,
} from '@compute-mall/core/order'
import { type Gallery, nowOf, type Run, snapshotOf, type Taken } from './gallery.ts'

const start = Date.parse('2026-11-21T13:00:00.000Z')
const received = ['payment.opened', 'payment.received']
const { unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder } = orderFixtures

/** The life of an order, which the server leads. */
export const orderGallery: Gallery<typeof orderMachine> = {
  machine: orderMachine,
  input: undefined,
  start,
  events: Object.fromEntries(orderEvents.map((type) => [type, () => ({ type })])),
  courses: {
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
  courses: {
    pending: { steps: [] },
    opening: { steps: ['provision.started'] },
    open: { steps: opened },
    expired: { steps: [...opened, 'provision.ended'] },
    failed: { steps: ['provision.started', 'provision.failed'] },
    released: { steps: [...opened, 'provision.released'] },
  },
}

const samples: Readonly<Record<OrderStatus, Order>> = {
  unpaid: unpaidOrder,
  charging: chargingOrder,
  paid: paidOrder,
  cancelled: cancelledOrder,
  refunded: lateOrder,
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

/** The order that a customer sees while the chart is where the run is: a sample of its status, with this history. */
export const orderIn = (run: Run): Order => ({
  ...samples[statusOf([String(snapshotOf(run).value)])],
  paidLate: run.taken.some(({ from, to }) => from.includes('cancelled') && to.includes('refunded')),
  events: historyOf(run.taken),
})

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
