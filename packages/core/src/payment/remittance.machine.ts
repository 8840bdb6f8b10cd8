import { setup, transition } from 'xstate'
import type { SlipStatus } from './remittance.codec.ts'

/** Facts of a slip that was handed in. */
const slipEvents = ['slip.handedIn', 'slip.confirmed', 'slip.refused', 'slip.expired'] as const
/** The name of an event in the life of a slip. */
export type SlipEventName = (typeof slipEvents)[number]

/** The life of a remittance slip, run by the server and asked by the buttons (width 2.11). */
export const slipMachine = setup({
  types: { events: {} as { readonly type: SlipEventName } },
}).createMachine({
  id: 'slip',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Finance looks for the money; the order waits and holds its stock.',
      on: {
        'slip.handedIn': { target: 'waiting', reenter: true },
        'slip.confirmed': 'confirmed',
        'slip.refused': 'refused',
        'slip.expired': 'expired',
      },
    },
    confirmed: { description: 'The money was found; the order is paid.', type: 'final' },
    refused: {
      description: 'The slip is not right; the buyer reads why and may hand in another.',
      on: { 'slip.handedIn': 'waiting', 'slip.confirmed': 'confirmed' },
    },
    expired: {
      description:
        'No money was found in time; the stock is free again. Money that still comes is owed back.',
      on: { 'slip.handedIn': 'waiting', 'slip.confirmed': 'confirmed' },
    },
  },
})

const at = (status: SlipStatus) => slipMachine.resolveState({ value: status })

/** What becomes of a slip in `status` when `event` happens; a forbidden event leaves it as it is. */
export const nextSlipStatus = (status: SlipStatus, event: SlipEventName): SlipStatus =>
  transition(slipMachine, at(status), { type: event })[0].value

/** The events that mean something in `status`; a button is open when its event is among them. */
export const allowedSlipEvents = (status: SlipStatus): readonly SlipEventName[] =>
  slipEvents.filter((type) => at(status).can({ type }))
