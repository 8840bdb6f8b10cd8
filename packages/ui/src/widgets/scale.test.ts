import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyOf, ticksOf } from './scale.ts'

it.each([
  [
    [3, 7, 9],
    [0, 5, 10],
  ],
  [
    [120, 380],
    [0, 100, 200, 300, 400],
  ],
  [
    [0.1, 0.34],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [
    [-4, 6],
    [-5, 0, 5, 10],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('an axis of %j has lines at %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks)
})

it('an axis holds every value between its ends, with few lines at even distances', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (values) => {
      const ticks = ticksOf(values)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6)
    }),
  )
})

it.each([
  [12, 600, 40, 1],
  [30, 600, 40, 2],
  [30, 0, 40, 1200],
])('of %i words on %i px, %i px each, every %i-th is shown', (count, width, word, every) => {
  expect(everyOf(count, width, word)).toBe(every)
})
