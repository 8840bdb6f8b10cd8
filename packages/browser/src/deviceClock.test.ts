import { describe, expect, it } from 'vitest'
import { createDeviceClock } from './deviceClock.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000

/** A device whose time passes, whose clock is set, and which sleeps. */
const device = () => {
  let [wall, awake] = [noon, 700]
  const clock = createDeviceClock({ wall: () => wall, awake: () => awake })
  let asked = 0
  clock.onJump(() => {
    asked += 1
  })
  return {
    clock,
    asked: () => asked,
    pass: (ms: number) => {
      ;[wall, awake] = [wall + ms, awake + ms]
    },
    /** The time of day alone goes on: somebody set it, or the page was asleep. */
    jump: (ms: number) => {
      wall += ms
    },
  }
}

describe('the clock of a page', () => {
  it.each([HOUR, -HOUR])('[H15] goes on as before when the time of day is set by %i ms', (by) => {
    const { clock, pass, jump } = device()
    pass(2_000)
    jump(by)
    expect(clock.now()).toBe(noon + 2_000)
    pass(298_000)
    expect(clock.now()).toBe(noon + 300_000)
  })

  it('[H15] asks once for the server’s time after each jump', () => {
    const { clock, asked, pass, jump } = device()
    clock.now()
    expect(asked()).toBe(0)
    jump(HOUR)
    clock.now()
    pass(1_000)
    clock.now()
    expect(asked()).toBe(1)
    jump(-HOUR)
    clock.now()
    expect(asked()).toBe(2)
  })

  it('[H15] asks nothing for what clocks are corrected by all the time', () => {
    const { clock, asked, jump } = device()
    for (let n = 0; n < 5; n++) {
      jump(n % 2 === 0 ? 900 : -900)
      clock.now()
    }
    expect(asked()).toBe(0)
  })
})
