import { setup, transition } from 'xstate'
import type { OrderStatus } from './order.codec.ts'

/** Facts of an order's life, in the order in which they usually come. */
export const orderEvents = [
  'payment.opened',
  'payment.failed',
  'payment.expired',
  'payment.givenUp',
  'payment.received',
  'order.cancelled',
  'order.expired',
  'order.refunded',
] as const
/** The name of an event in the life of an order. */
export type OrderEventName = (typeof orderEvents)[number]

/** What the server has to do, in the same transaction, when a step is taken. */
export type OrderEffect = 'openResources' | 'closeResources' | 'returnStock' | 'returnMoney' | 'returnSurplus'

const done = () => undefined

/**
 * The life of an order (R4.05; decisions D5, D18, D23), run by the server and asked by the buttons. Events that a
 * status does not name change nothing; so success is never overwritten by failure. `payment.received` is a new entry
 * of the ledger, never a repeated notice.
 */
export const orderMachine = setup({
  types: { events: {} as { readonly type: OrderEventName } },
  actions: {
    openResources: done,
    closeResources: done,
    returnStock: done,
    returnMoney: done,
    returnSurplus: done,
  } satisfies Record<OrderEffect, () => void>,
}).createMachine({
  id: 'order',
  initial: 'unpaid',
  states: {
    unpaid: {
      description: 'Waits to be paid, until its payment time is over.',
      on: {
        'payment.opened': 'charging',
        'payment.received': { target: 'paid', actions: 'openResources' },
        'order.cancelled': { target: 'cancelled', actions: 'returnStock' },
        'order.expired': { target: 'cancelled', actions: 'returnStock', meta: { assumed: 'D23' } },
      },
    },
    charging: {
      description: 'A payment is under way: a code is open or a remittance is expected.',
      on: {
        'payment.failed': 'unpaid',
        'payment.expired': 'unpaid',
        'payment.givenUp': 'unpaid',
        'payment.received': { target: 'paid', actions: 'openResources' },
      },
    },
    paid: {
      description: 'Paid once; its lines are being opened or are open. More money is surplus and goes back.',
      on: {
        'payment.received': { actions: 'returnSurplus', meta: { assumed: 'D18' } },
        'order.refunded': { target: 'refunded', actions: ['returnMoney', 'closeResources'] },
      },
    },
    cancelled: {
      description: 'Closed without payment. Money that still comes is paid late and goes back.',
      on: {
        'payment.received': { target: 'refunded', actions: 'returnMoney', meta: { assumed: 'D5' } },
      },
    },
    refunded: {
      description: 'The money was given back, once.',
      on: { 'payment.received': { actions: 'returnSurplus', meta: { assumed: 'D18' } } },
    },
  },
})

const at = (status: OrderStatus) => orderMachine.resolveState({ value: status })

/** What a step did: the status after it, and what has to be done with it. */
export interface OrderStep {
  readonly status: OrderStatus
  /** In the order in which they are due; empty where the event changes nothing. */
  readonly effects: readonly OrderEffect[]
}

/**
 * What becomes of an order in `status` when `event` happens; a forbidden event leaves it as it is.
 * @example
 * import { orderStep } from '@compute-mall/core/order'
 *
 * orderStep('unpaid', 'payment.received') // → { status: 'paid', effects: ['openResources'] }
 * orderStep('paid', 'payment.failed') // → { status: 'paid', effects: [] }
 */
export const orderStep = (status: OrderStatus, event: OrderEventName): OrderStep => {
  const [next, actions] = transition(orderMachine, at(status), { type: event })
  return { status: next.value, effects: actions.map(({ type }) => type as OrderEffect) }
}

/** Where an event leads an order; where it means nothing, the order stays as it is (D18). */
export const nextOrderStatus = (status: OrderStatus, event: OrderEventName): OrderStatus =>
  orderStep(status, event).status

/**
 * The events that mean something in `status`; a button is open when its event is among them.
 * @example
 * import { allowedOrderEvents } from '@compute-mall/core/order'
 *
 * allowedOrderEvents('charging') // → ['payment.failed', 'payment.expired', 'payment.givenUp', 'payment.received']
 * allowedOrderEvents('refunded') // → ['payment.received']
 */
export const allowedOrderEvents = (status: OrderStatus): readonly OrderEventName[] =>
  orderEvents.filter((type) => at(status).can({ type }))
