import { setup, transition } from 'xstate'
import type { TeamRequestState } from './requestList.codec.ts'
import type { InvitationState } from './team.codec.ts'

/** Facts of a member's request. */
export const teamRequestEvents = [
  'request.bought',
  'request.declined',
  'request.withdrawn',
  'request.outdated',
] as const
/** The name of an event in the life of a request. */
export type TeamRequestEventName = (typeof teamRequestEvents)[number]

/** The life of a member's request to the leader, run by the server and asked by the buttons (width 2.11). */
export const teamRequestMachine = setup({
  types: { events: {} as { readonly type: TeamRequestEventName } },
}).createMachine({
  id: 'teamRequest',
  initial: 'asked',
  states: {
    asked: {
      description: 'A member asks the leader to buy something.',
      on: {
        'request.bought': 'bought',
        'request.declined': 'declined',
        'request.withdrawn': 'withdrawn',
        'request.outdated': 'outdated',
      },
    },
    bought: { description: 'The leader has paid an order for it.', type: 'final' },
    declined: { description: 'The leader said no, with a reason.', type: 'final' },
    withdrawn: { description: 'The member wants it no more, or has left the group.', type: 'final' },
    outdated: { description: 'It is not offered any more.', type: 'final' },
  },
})

const requestAt = (state: TeamRequestState) => teamRequestMachine.resolveState({ value: state })

/** What becomes of a request in `state` when `event` happens; a forbidden event leaves it as it is. */
export const nextRequestState = (state: TeamRequestState, event: TeamRequestEventName): TeamRequestState =>
  transition(teamRequestMachine, requestAt(state), { type: event })[0].value

/**
 * The events that mean something in `state`; a button is open when its event is among them.
 * @example
 * import { allowedRequestEvents } from '@compute-mall/core/team'
 *
 * allowedRequestEvents('declined') // → []
 */
export const allowedRequestEvents = (state: TeamRequestState): readonly TeamRequestEventName[] =>
  teamRequestEvents.filter((type) => requestAt(state).can({ type }))

/** Facts of an invitation. */
export const invitationEvents = [
  'invitation.accepted',
  'invitation.declined',
  'invitation.withdrawn',
  'invitation.expired',
] as const
/** The name of an event in the life of an invitation. */
export type InvitationEventName = (typeof invitationEvents)[number]

/** The life of an invitation into a group (width 2.11), run by the server and asked by the buttons. */
export const invitationMachine = setup({
  types: { events: {} as { readonly type: InvitationEventName } },
}).createMachine({
  id: 'invitation',
  initial: 'sent',
  states: {
    sent: {
      description: 'The leader asks somebody to join; they have seven days.',
      on: {
        'invitation.accepted': 'accepted',
        'invitation.declined': 'declined',
        'invitation.withdrawn': 'withdrawn',
        'invitation.expired': 'expired',
      },
    },
    accepted: { description: 'They are a member.', type: 'final' },
    declined: { description: 'They said no.', type: 'final' },
    withdrawn: { description: 'The leader took it back.', type: 'final' },
    expired: { description: 'Seven days went by; it can be sent again.', type: 'final' },
  },
})

const invitationAt = (state: InvitationState) => invitationMachine.resolveState({ value: state })

/** What becomes of an invitation in `state` when `event` happens; a forbidden event leaves it as it is. */
export const nextInvitationState = (state: InvitationState, event: InvitationEventName): InvitationState =>
  transition(invitationMachine, invitationAt(state), { type: event })[0].value

/**
 * The events that mean something in `state`.
 * @example
 * import { allowedInvitationEvents } from '@compute-mall/core/team'
 *
 * allowedInvitationEvents('accepted') // → []
 */
export const allowedInvitationEvents = (state: InvitationState): readonly InvitationEventName[] =>
  invitationEvents.filter((type) => invitationAt(state).can({ type }))
