import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steadyClock } from './steady.ts'

const HOUR = 3_600_000
const noon = Date.parse('2026-11-21T12:00:00.000Z')

/** A machine whose time passes, whose clock is set, and which sleeps. */
const machine = () => {
  let [wall, awake, sinceBoot] = [noon, 0, 0]
  const clock = steadyClock({ wall: () => wall, awake: () => awake, sinceBoot: () => sinceBoot })
  return {
    clock,
    pass: (ms: number) => {
      ;[wall, awake, sinceBoot] = [wall + ms, awake + ms, sinceBoot + ms]
    },
    set: (ms: number) => {
      wall += ms
    },
    sleep: (ms: number) => {
      ;[wall, sinceBoot] = [wall + ms, sinceBoot + ms]
    },
  }
}

describe('a steady clock', () => {
  it.each([HOUR, -HOUR])('[D6][H15][P4] passes as before when the time of day is set by %i ms', (jump) => {
    const { clock, pass, set } = machine()
    pass(1_000)
    set(jump)
    expect(clock()).toBe(noon + 1_000)
    pass(300_000)
    expect(clock()).toBe(noon + 301_000)
  })

  it('[D6][H15][P4] counts what the machine slept within a second of its waking', () => {
    const { clock, pass, sleep } = machine()
    pass(5_000)
    sleep(HOUR)
    pass(1_000)
    expect(clock()).toBe(noon + 6_000 + HOUR)
  })

  it('[D6][H15][P4] never goes back, whatever is done to the machine', () => {
    const step = fc.tuple(
      fc.constantFrom<'pass' | 'set' | 'sleep'>('pass', 'set', 'sleep'),
      fc.integer({ min: 0, max: 2 * HOUR }),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { clock, ...acts } = machine()
        let before = clock()
        for (const [act, ms] of steps) {
          acts[act](act === 'set' ? ms - HOUR : ms)
          const now = clock()
          expect(now).toBeGreaterThanOrEqual(before)
          before = now
        }
      }),
    )
  })
})
