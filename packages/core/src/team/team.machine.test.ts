import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedInvitationEvents,
  allowedRequestEvents,
  INVITATION_LIFE_MS,
  InvitationState,
  invitationEvents,
  isInvitationOver,
  nextInvitationState,
  nextRequestState,
  TeamRequestState,
  teamRequestEvents,
} from './index.ts'

describe('the life of a request to the leader', () => {
  it.each([
    ['request.bought', 'bought'],
    ['request.declined', 'declined'],
    ['request.withdrawn', 'withdrawn'],
    ['request.outdated', 'outdated'],
  ] as const)('[R6.05] goes by %s from asked to %s', (event, state) => {
    expect(nextRequestState('asked', event)).toBe(state)
  })

  it('[R6.05] is decided once, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...teamRequestEvents), { minLength: 1 }), (events) => {
        const states = events.map((_, i) =>
          events.slice(0, i + 1).reduce<TeamRequestState>(nextRequestState, 'asked'),
        )
        expect(new Set(states).size).toBe(1)
        expect(states[0]).not.toBe('asked')
      }),
    )
  })

  it.each(TeamRequestState.values)('[R6.05] offers steps while it waits, and none after: %s', (state) => {
    expect(allowedRequestEvents(state)).toEqual(state === 'asked' ? teamRequestEvents : [])
  })
})

describe('the life of an invitation', () => {
  it.each([
    ['invitation.accepted', 'accepted'],
    ['invitation.declined', 'declined'],
    ['invitation.withdrawn', 'withdrawn'],
    ['invitation.expired', 'expired'],
  ] as const)('[R6.05] goes by %s from sent to %s', (event, state) => {
    expect(nextInvitationState('sent', event)).toBe(state)
  })

  it.each(InvitationState.values)('[R6.05] offers steps while it waits, and none after: %s', (state) => {
    expect(allowedInvitationEvents(state)).toEqual(state === 'sent' ? invitationEvents : [])
    for (const event of state === 'sent' ? [] : invitationEvents)
      expect(nextInvitationState(state, event)).toBe(state)
  })

  it('[R6.05] holds for seven days, to the millisecond', () => {
    const sent = '2026-11-20T02:00:00.000Z'
    expect(isInvitationOver(sent, Date.parse(sent) + INVITATION_LIFE_MS - 1)).toBe(false)
    expect(isInvitationOver(sent, Date.parse(sent) + INVITATION_LIFE_MS)).toBe(true)
  })
})
