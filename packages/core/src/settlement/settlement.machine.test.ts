import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import {
  ApplyStatus,
  allowedSettlementEvents,
  type SettlementEffect,
  type SettlementEventName,
  settlementEvents,
  settlementMachine,
  settlementStep,
} from './index.ts'

/** Every step that changes something; all others are forbidden and do nothing. */
const steps: Record<
  ApplyStatus,
  Partial<Record<SettlementEventName, [ApplyStatus, ...SettlementEffect[]]>>
> = {
  NOT_APPLY: { 'application.submitted': ['IN_REVIEW'] },
  IN_REVIEW: {
    'application.withdrawn': ['NOT_APPLY'],
    'review.approved': ['APPROVED', 'openShop'],
    'review.rejected': ['REJECTED'],
  },
  REJECTED: { 'application.submitted': ['IN_REVIEW'] },
  APPROVED: {},
}

const everyStep = ApplyStatus.values.flatMap((from) =>
  settlementEvents.map((event) => {
    const [to, ...effects] = steps[from][event] ?? [from]
    return [from, event, to, effects] as const
  }),
)

describe('the life of a settlement', () => {
  it.each(everyStep)('[R4.01] %s on %s becomes %s with %j', (from, event, status, effects) => {
    expect(settlementStep(from, event)).toEqual({ status, effects })
  })

  it('[R4.01] begins with no application, and every status can be reached', () => {
    const reached = new Set<ApplyStatus>([initialTransition(settlementMachine)[0].value])
    for (const status of reached)
      for (const event of settlementEvents) reached.add(settlementStep(status, event).status)
    expect([...reached]).toEqual(['NOT_APPLY', 'IN_REVIEW', 'APPROVED', 'REJECTED'])
  })

  it.each([
    ['NOT_APPLY', 'applicant', ['application.submitted']],
    ['IN_REVIEW', 'applicant', ['application.withdrawn']],
    ['REJECTED', 'applicant', ['application.submitted']],
    ['APPROVED', 'applicant', []],
    ['NOT_APPLY', 'operations', []],
    ['IN_REVIEW', 'operations', ['review.approved', 'review.rejected']],
    ['REJECTED', 'operations', []],
    ['APPROVED', 'operations', []],
  ] as const)('[R6.06] in %s, the %s may do %j', (status, actor, expected) => {
    expect(allowedSettlementEvents(status, actor)).toEqual(expected)
  })

  it('[R4.01] is known by its name, and ends with the approval', () => {
    const states = Object.values(settlementMachine.states)
    expect(settlementMachine.id).toBe('settlement')
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual(['APPROVED'])
  })

  it('[R4.01] marks what the specification leaves open (D27)', () => {
    const assumed = Object.values(settlementMachine.states).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .flatMap(({ meta, eventType }) => (meta ? [[state.key, eventType, meta.assumed]] : [])),
    )
    expect(assumed).toEqual([
      ['IN_REVIEW', 'application.withdrawn', 'D27'],
      ['REJECTED', 'application.submitted', 'D27'],
    ])
  })
})

describe('any course of a settlement', () => {
  const scenario = fc.array(fc.constantFrom(...settlementEvents), { maxLength: 40 })

  it('[R4.01] never is approved without a review, never leaves that again, and opens one shop for it', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        let status: ApplyStatus = 'NOT_APPLY'
        let shops = 0
        for (const event of events) {
          const before: ApplyStatus = status
          const step = settlementStep(before, event)
          if (step.status === 'APPROVED' && before !== 'APPROVED')
            expect([before, event]).toEqual(['IN_REVIEW', 'review.approved'])
          if (before === 'APPROVED') expect(step).toEqual({ status: 'APPROVED', effects: [] })
          shops += step.effects.length
          status = step.status
        }
        expect(shops).toBe(status === 'APPROVED' ? 1 : 0)
      }),
      { numRuns: 5_000 },
    )
  })

  it('[R4.01] does nothing more when an event comes again', () => {
    fc.assert(
      fc.property(scenario, fc.constantFrom(...settlementEvents), (events, again) => {
        const end = events.reduce<ApplyStatus>(
          (status, event) => settlementStep(status, event).status,
          'NOT_APPLY',
        )
        const once = settlementStep(end, again).status
        expect(settlementStep(once, again)).toEqual({ status: once, effects: [] })
      }),
      { numRuns: 2_000 },
    )
  })
})
