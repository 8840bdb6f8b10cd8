import { describe, expect, it } from 'vitest'
import { sources } from './testing/sources.ts'

/** A level of availability or a purchase status that is compared with, or falls back to, a figure. */
const FIGURE =
  /\b\w*(?:availability|level)\)? ?(?:===|!==|<=?|>=?|\?\?) ?[1-4]\b|\bpurchaseStatus ?(?:[!=]==|:) ?'\d'/gi

describe('levels and statuses', () => {
  it('[R3.09] are said by names: no source compares one with a figure', () => {
    const written = sources.flatMap(({ file, text }) =>
      [...text.matchAll(FIGURE)].map(([found]) => `${file}: ${found}`),
    )
    expect(written).toEqual([])
    expect(sources.length).toBeGreaterThan(500)
  })

  it.each([
    'card.availability === 4',
    'cluster.availability < 4',
    'row.place_availability ?? 4',
    'level === 4 ? 0 : 1',
    "sku.purchaseStatus === '2'",
    "{ purchaseStatus: '1' }",
  ])('[R3.09] finds a figure: %s', (text) => expect(text.match(FIGURE)).toHaveLength(1))
})
