import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  combinedRefund,
  isTransferDay,
  lineRefund,
  orderRefund,
  orderStatusKey,
  type Refund,
  RefundState,
  refundState,
  refundTime,
} from './index.ts'
import { refundByBank } from './refund.fixtures.ts'

const instant = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()

/** A refund that is as far as its days say. */
const refunds: fc.Arbitrary<Refund> = fc
  .record({
    approved: fc.integer({ min: 1, max: 10 }),
    started: fc.option(fc.integer({ min: 10, max: 20 })),
    returned: fc.option(fc.integer({ min: 20, max: 28 })),
    reason: fc.constantFrom('late', 'surplus', 'order'),
    lineId: fc.constantFrom(null, 'line_1', 'line_2'),
  })
  .map(({ approved, started, returned, reason, lineId }) => ({
    ...refundByBank,
    reason,
    lineId,
    approveTime: instant(approved),
    startTime: started === null ? null : instant(started),
    returnTime: returned === null || started === null ? null : instant(returned),
  }))

describe('a refund', () => {
  it.each([
    [{ startTime: null, returnTime: null }, 'approved', '2026-11-23T02:00:00.000Z'],
    [{ startTime: '2026-11-24T00:00:00.000Z', returnTime: null }, 'inProgress', '2026-11-24T00:00:00.000Z'],
    [
      { startTime: '2026-11-24T00:00:00.000Z', returnTime: '2026-11-25T00:00:00.000Z' },
      'returned',
      '2026-11-25T00:00:00.000Z',
    ],
  ] as const)('[R4.16] has one state and its date: %o', (times, state, at) => {
    const refund = { ...refundByBank, ...times }
    expect([refundState(refund), refundTime(refund)]).toEqual([state, at])
  })

  it('[R4.16] speaks for several by the one that is least far, and never counts as returned before all are', () => {
    fc.assert(
      fc.property(fc.array(refunds, { maxLength: 5 }), (several) => {
        const combined = combinedRefund(several)
        if (several.length === 0) return combined === null
        const ranks = several.map((refund) => RefundState.values.indexOf(refundState(refund)))
        return combined !== null && RefundState.values.indexOf(refundState(combined)) === Math.min(...ranks)
      }),
    )
  })

  it('[R4.16] of one line is never further than that of its order, and leaves out second payments', () => {
    const rank = (refund: ReturnType<typeof orderRefund>) =>
      refund === null ? RefundState.values.length : RefundState.values.indexOf(refundState(refund))
    fc.assert(
      fc.property(fc.array(refunds, { maxLength: 5 }), (several) => {
        expect(rank(lineRefund(several, 'line_1'))).toBeGreaterThanOrEqual(rank(orderRefund(several)))
        expect(orderRefund(several.filter(({ reason }) => reason === 'surplus'))).toBeNull()
      }),
    )
  })

  it('[R4.16] names an order refunded only once the money is returned', () => {
    const named = (refund: Refund | null) => orderStatusKey({ status: 'refunded', refund })
    expect(named(refundByBank)).toBe('refundState.inProgress')
    expect(named({ ...refundByBank, returnTime: '2026-11-25T00:00:00.000Z' })).toBe('refundState.returned')
    expect(named(null)).toBe('status.refunded')
    expect(orderStatusKey({ status: 'paid', refund: refundByBank })).toBe('status.paid')
  })

  it.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-11-25', true],
    ['2026-11-26', false],
  ])('[R4.16] was transferred between its approval and today: %s', (day, isRight) => {
    expect(isTransferDay(day, refundByBank, Date.parse('2026-11-25T02:00:00.000Z'))).toBe(isRight)
  })
})
