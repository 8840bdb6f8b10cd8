import { describe, expect, it } from 'vitest'
import { isRenewable, ProvisionStatus, renewedTerm } from './index.ts'

describe('a renewal', () => {
  it('[R4.05] is for what is open or has ended, and bought by time (D24)', () => {
    expect(ProvisionStatus.values.filter((status) => isRenewable(status, 'MONTH'))).toEqual([
      'open',
      'expired',
    ])
    for (const billingType of ['ONCE', 'FOREVER', 'FREE', 'TRIAL'] as const)
      expect(isRenewable('open', billingType)).toBe(false)
    expect(isRenewable('open', 'YEAR') && isRenewable('open', 'DAY')).toBe(true)
  })

  it.each([
    ['before the end', '2026-12-21T02:00:00.000Z', '2026-12-21T02:00:00.000Z', '2027-01-21T02:00:00.000Z'],
    ['after the end', '2026-11-01T02:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-12-21T12:00:00.000Z'],
    [
      'at the end of a month',
      '2027-01-30T18:00:00.000Z',
      '2027-01-30T18:00:00.000Z',
      '2027-02-27T18:00:00.000Z',
    ],
  ])('[R4.05] paid %s adds its term from the later of both (D24)', (_, end, start, renewed) => {
    const term = renewedTerm(end, '2026-11-21T12:00:00.000Z', { amount: 1, unit: 'month' })
    expect(term).toEqual({ start, end: renewed })
  })
})
