import { describe, expect, it } from 'vitest'
import { liveState } from './live.rules.ts'
import { liveStream } from './site.fixtures.ts'

const now = Date.parse('2026-11-21T12:00:00+08:00')

describe('the broadcast', () => {
  it.each([
    [true, '2026-11-21T11:00:00+08:00', 'onAir'],
    [true, null, 'onAir'],
    [false, null, 'none'],
    [false, '2026-11-21T13:00:00+08:00', 'announced'],
    [false, '2026-11-21T11:00:00+08:00', 'ended'],
  ] as const)('[R2.13] live %s from %s on is %s', (live, startTime, state) => {
    expect(liveState({ ...liveStream, live, startTime }, now)).toBe(state)
  })
})
