import { describe, expect, it } from 'vitest'
import { relativeTime } from '../time/index.ts'
import { constants, UNEXPLAINED_FIGURES } from './index.ts'

/** Spec section 9, figure by figure, in the units of its sentences turned into ours. */
const section9: readonly (readonly [says: string, value: unknown, unit: string])[] = [
  ['Maximum purchase amount for compute', 99_999_999, 'pieces'],
  ['Compute minDuration default', 1, 'time unit of the sku'],
  ['Goods search, on mobile', 10, 'rows'],
  ['Goods search, otherwise', 120, 'rows'],
  ['Resource search', 10, 'rows'],
  ['Store search', 10, 'rows'],
  ['Payment poll', 1_000, 'ms'],
  ['Pay countdown', 300, 's'],
  ['Request timeout', 30_000, 'ms'],
  ['Orders are counted over the last', 180, 'days'],
  [
    'Billing units',
    ['coreHour', 'cardHour', 'gbMonth', 'platformMonth', 'platformDay', 'times', 'year', 'month'],
    '—',
  ],
  ['Billing types', ['YEAR', 'MONTH', 'DAY', 'FOREVER', 'ONCE', 'FREE', 'TRIAL'], '—'],
  ['Review of a modification application takes up to', 3, 'working days'],
  ['Chat reconnect delay', 5_000, 'ms'],
  ['Chat reconnects at most', 20, 'attempts'],
  ['Visitor-id switch on every', 5, 'attempts'],
  ['Unread poll', 60_000, 'ms'],
  ['Keep-alive', 600_000, 'ms'],
  ['Keep-alive probes', 3, 'probes'],
  ['Keep-alive probes are apart', 3_000, 'ms'],
  ['A hidden page closes the chat after', 5_000, 'ms'],
  ['Default shop id', '1001', '—'],
  ['Group list page size', 20, 'rows'],
  ['Build manifest check', 3_600_000, 'ms'],
  ['Dashboard iframe preload is delayed', 1_000, 'ms'],
  ['Reload guard: once per path within', 10_000, 'ms'],
  ['Banner config type of a banner', 1, '—'],
  ['Banner config type of an ad', 2, '—'],
  ['Menu page version', '7.20', '—'],
  ['Locale cookie lasts', 31_536_000, 's'],
  ['Cookie default path', '/', '—'],
  ['Relative time: the least that is told', 60_000, 'ms'],
  ['Machine-type strings', ['Intel8458P-88C-2T-8*L40', 'Intel8458P-88C-2T-8*A800'], '—'],
  ['Currency display', 2, 'decimals'],
  ['Number format: inputting', false, '—'],
  ['Number format: padding', false, '—'],
  ['Number format: separator', true, '—'],
  ['Number format: precision', 2, 'decimals'],
]

describe('the constants of section 9', () => {
  it.each(section9)('[R9.03] %s: %j %s', (says, value, unit) => {
    expect(constants.find((constant) => constant.says === says)).toMatchObject({ value, unit })
  })

  it('[R9.03] are each there once, and nothing else is among them', () => {
    expect(constants.map(({ says }) => says).sort()).toEqual(section9.map(([says]) => says).sort())
    expect(new Set(constants.map(({ name }) => name)).size).toBe(constants.length)
  })

  it('[R9.09] hold the five figures whose meaning the specification does not show', () => {
    expect(UNEXPLAINED_FIGURES).toEqual([2000, 200, 0, 50000, 2000000])
  })

  it('[R9.06] tell no less than a minute ago', () => {
    expect(relativeTime('2026-11-21T02:00:00.000Z', Date.parse('2026-11-21T02:00:00.500Z'), 'zh')).toBe(
      '1分钟前',
    )
  })
})
