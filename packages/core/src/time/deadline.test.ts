import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOffset, countdownText, deadlineAfter, remaining, secondsLeft, serverClock } from './index.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')

describe('deadlines', () => {
  it('[R4.07] tells what is left of the 300 s, and never less than nothing', () => {
    const deadline = deadlineAfter(noon, 300_000)
    expect(deadline).toBe('2026-11-21T12:05:00.000Z')
    expect(remaining(deadline, noon)).toBe(300_000)
    expect(remaining(deadline, noon + 299_999)).toBe(1)
    expect(remaining(deadline, noon + 600_000)).toBe(0)
  })

  it.each([
    [0, 300],
    [1, 300],
    [1_000, 299],
    [299_999, 1],
    [300_000, 0],
    [900_000, 0],
  ])('[R4.07] after %i ms the countdown of 300 s reads %i', (elapsed, seconds) => {
    expect(secondsLeft('2026-11-21T12:05:00.000Z', noon + elapsed)).toBe(seconds)
  })

  it('[R4.07] reads a deadline with its zone', () => {
    expect(secondsLeft('2026-11-21T20:05:00+08:00', noon)).toBe(300)
  })

  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [299, '04:59'],
    [3_600, '01:00:00'],
    [86_399, '23:59:59'],
    [90_000, '25:00:00'],
  ])('[R4.07] writes %i s as %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text)
  })
})

describe('the server’s clock', () => {
  it('[R4.07] is shown right on a device whose clock is wrong (D6)', () => {
    const fast = 3_600_000
    const offset = clockOffset({
      sentAt: noon + fast,
      receivedAt: noon + fast + 200,
      serverTime: '2026-11-21T12:00:00.100Z',
    })
    expect(offset).toBe(-fast)
    expect(serverClock(() => noon + fast + 5_000, offset)()).toBe(noon + 5_000)
  })

  it('[R4.07] errs by at most half the round trip, whatever the delays and however wrong the device', () => {
    const delay = fc.integer({ min: 0, max: 2_000 })
    fc.assert(
      fc.property(delay, delay, fc.integer({ min: -1e9, max: 1e9 }), (there, back, wrong) => {
        const offset = clockOffset({
          sentAt: noon + wrong,
          receivedAt: noon + wrong + there + back,
          serverTime: new Date(noon + there).toISOString(),
        })
        expect(Math.abs(offset + wrong)).toBeLessThanOrEqual((there + back) / 2)
      }),
    )
  })
})
