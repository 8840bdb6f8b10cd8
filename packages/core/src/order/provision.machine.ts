import { setup, transition } from 'xstate'
import type { ProvisionStatus } from './order.codec.ts'

/** Facts of what an order line opens. */
export const provisionEvents = [
  'provision.started',
  'provision.opened',
  'provision.failed',
  'provision.renewed',
  'provision.ended',
  'provision.released',
] as const
/** The name of an event in the life of a line. */
export type ProvisionEventName = (typeof provisionEvents)[number]

/** The life of an order line's resources, from payment to release (decision D24). */
export const provisionMachine = setup({
  types: { events: {} as { readonly type: ProvisionEventName } },
}).createMachine({
  id: 'provision',
  initial: 'pending',
  states: {
    pending: {
      description: 'Waits for payment, or for its turn.',
      on: { 'provision.started': 'opening', 'provision.released': 'released' },
    },
    opening: {
      description: 'The resources are being opened.',
      meta: { assumed: 'D24' },
      on: { 'provision.opened': 'open', 'provision.failed': 'failed' },
    },
    open: {
      description: 'The resources can be used until their end; a renewal moves the end.',
      on: {
        'provision.renewed': { target: 'open', reenter: true, meta: { assumed: 'D24' } },
        'provision.ended': 'expired',
        'provision.released': 'released',
      },
    },
    expired: {
      description: 'The term is over; what was stored is kept for a while.',
      on: { 'provision.renewed': 'open', 'provision.released': 'released' },
    },
    failed: {
      description: 'They could not be opened; tried again, then shown to operations.',
      meta: { assumed: 'D24' },
      on: { 'provision.started': 'opening', 'provision.released': 'released' },
    },
    released: { description: 'Everything was given back.', type: 'final' },
  },
})

const at = (status: ProvisionStatus) => provisionMachine.resolveState({ value: status })

/** What becomes of a line in `status` when `event` happens; a forbidden event leaves it as it is. */
export const nextProvisionStatus = (status: ProvisionStatus, event: ProvisionEventName): ProvisionStatus =>
  transition(provisionMachine, at(status), { type: event })[0].value

/** The events that mean something in `status` (D24). */
export const allowedProvisionEvents = (status: ProvisionStatus): readonly ProvisionEventName[] =>
  provisionEvents.filter((type) => at(status).can({ type }))
