import { setup, transition } from 'xstate'
import type { RefundStatus } from './order.operations.codec.ts'

/** Facts of a request for a refund. */
const refundEvents = ['refund.approved', 'refund.refused', 'refund.withdrawn', 'resource.opened'] as const
/** The name of an event in the life of a request for a refund. */
export type RefundEventName = (typeof refundEvents)[number]

/** The life of a buyer's request for a refund, run by the server and asked by the buttons (width 2.11, W30). */
export const refundMachine = setup({
  types: { events: {} as { readonly type: RefundEventName } },
}).createMachine({
  id: 'refund',
  initial: 'asked',
  states: {
    asked: {
      description: 'The buyer asks for the money; finance decides.',
      on: {
        'refund.approved': 'approved',
        'refund.refused': 'refused',
        'refund.withdrawn': 'withdrawn',
        'resource.opened': 'closed',
      },
    },
    approved: { description: 'The order is refunded and the money goes back.', type: 'final' },
    refused: { description: 'Finance said no, with a reason.', type: 'final' },
    withdrawn: { description: 'The buyer keeps the order.', type: 'final' },
    closed: { description: 'The resource was opened meanwhile; nothing is refunded.', type: 'final' },
  },
})

const at = (status: RefundStatus) => refundMachine.resolveState({ value: status })

/** What becomes of a request in `status` when `event` happens; a forbidden event leaves it as it is. */
export const nextRefundStatus = (status: RefundStatus, event: RefundEventName): RefundStatus =>
  transition(refundMachine, at(status), { type: event })[0].value

/**
 * The events that mean something in `status`; a button is open when its event is among them.
 * @example
 * import { allowedRefundEvents } from '@compute-mall/core/order'
 *
 * allowedRefundEvents('refused') // → []
 */
export const allowedRefundEvents = (status: RefundStatus): readonly RefundEventName[] =>
  refundEvents.filter((type) => at(status).can({ type }))
