import { describe, expect, it } from 'vitest'
import { growthPerHour, quantile } from './figures.ts'

describe('figures of measurements', () => {
  it('[P11] what is held grows by the slope of the line that fits best', () => {
    expect(growthPerHour([0, 10, 20, 30].map((minute) => [minute, 100 + minute / 6]))).toBeCloseTo(10)
    expect(growthPerHour([0, 10, 20, 30].map((minute) => [minute, 100]))).toBe(0)
    // A reading that stands out once in either direction is no growth.
    const held = [100, 108, 100, 100, 92, 100]
    expect(Math.abs(growthPerHour(held.map((kib, index) => [index * 10, kib])))).toBeLessThan(12)
  })

  it('a quantile is the value below which a share of the values lies', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(quantile([1, 2], 0.95)).toBe(2)
    expect(quantile([], 0.5)).toBeNaN()
  })
})
