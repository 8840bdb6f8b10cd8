import { describe, expect, it } from 'vitest'
import { lineTotal, Money, multiply } from '../money/index.ts'
import { lineLimit, MAX_CART_LINES, MAX_LINE_TOTAL } from './index.ts'

const limit = { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 36 }

describe('what a line may cost', () => {
  it('[B1] narrows the amount, so that every total is an amount of money', () => {
    const narrowed = lineLimit(limit, '9999.99', 36)
    expect(narrowed).toEqual({ ...limit, maxAmount: 27_777 })
    expect(lineTotal('9999.99', narrowed.maxAmount, 36)).toBe('9999710000.28')
    expect(Money.is(multiply(MAX_LINE_TOTAL, MAX_CART_LINES))).toBe(true)
  })

  it('[R9.01] leaves what is cheap or free as it is', () => {
    expect(lineLimit(limit, '25.60', 1)).toEqual(limit)
    expect(lineLimit(limit, '0', 12)).toEqual(limit)
  })
})
