import { setup, transition } from 'xstate'
import type { ApplyStatus } from './settlement.codec.ts'

/** Facts of an application's life, in the order in which they usually come. */
export const settlementEvents = [
  'application.submitted',
  'application.withdrawn',
  'review.approved',
  'review.rejected',
] as const
/** The name of an event in the life of an application. */
export type SettlementEventName = (typeof settlementEvents)[number]

/** What the server has to do, in the same transaction, when a step is taken. */
export type SettlementEffect = 'openShop'

/** The applicant submits and withdraws; operations review, and never their own application (R6.06). */
export type SettlementActor = 'applicant' | 'operations'

const done = () => undefined

/**
 * The life of a settlement (R4.01; decision D27), run by the server and asked by the buttons. Events that a status does
 * not name change nothing; there is no way to APPROVED but through a review.
 */
export const settlementMachine = setup({
  types: { events: {} as { readonly type: SettlementEventName } },
  actions: { openShop: done } satisfies Record<SettlementEffect, () => void>,
}).createMachine({
  id: 'settlement',
  initial: 'NOT_APPLY',
  states: {
    NOT_APPLY: {
      description: 'No application is made, or the last one was withdrawn.',
      on: { 'application.submitted': 'IN_REVIEW' },
    },
    IN_REVIEW: {
      description: 'Operations have the application before them.',
      on: {
        'application.withdrawn': { target: 'NOT_APPLY', meta: { assumed: 'D27' } },
        'review.approved': { target: 'APPROVED', actions: 'openShop' },
        'review.rejected': 'REJECTED',
      },
    },
    REJECTED: {
      description: 'Operations said no, with a reason; the applicant may mend it and apply again.',
      on: { 'application.submitted': { target: 'IN_REVIEW', meta: { assumed: 'D27' } } },
    },
    APPROVED: { description: 'The applicant is a merchant and has a shop.', type: 'final' },
  },
})

const at = (status: ApplyStatus) => settlementMachine.resolveState({ value: status })

/** What a step did: the status after it, and what has to be done with it. */
export interface SettlementChange {
  readonly status: ApplyStatus
  /** Empty where the event changes nothing. */
  readonly effects: readonly SettlementEffect[]
}

/** What becomes of a settlement in `status` when `event` happens; a forbidden event leaves it as it is. */
export const settlementStep = (status: ApplyStatus, event: SettlementEventName): SettlementChange => {
  const [next, actions] = transition(settlementMachine, at(status), { type: event })
  return { status: next.value, effects: actions.map(({ type }) => type as SettlementEffect) }
}

const ownEvents: Readonly<Record<SettlementActor, readonly SettlementEventName[]>> = {
  applicant: ['application.submitted', 'application.withdrawn'],
  operations: ['review.approved', 'review.rejected'],
}

/** What this actor may do in `status`; a button is open when its event is among them. */
export const allowedSettlementEvents = (
  status: ApplyStatus,
  actor: SettlementActor,
): readonly SettlementEventName[] => ownEvents[actor].filter((type) => at(status).can({ type }))
