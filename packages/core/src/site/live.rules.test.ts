import { describe, expect, it } from 'vitest'
import { isLivePage, liveState, playerAddress } from './live.rules.ts'
import { liveStream } from './site.fixtures.ts'

const now = Date.parse('2026-11-21T12:00:00+08:00')

describe('the player of the operator', () => {
  it('[R3.07] is opened with what it takes, whatever that is', () => {
    const options = { room_id: 'r 1', sign: 'a&b', third_user_id: '7' }
    expect(playerAddress('https://live.example.cn', options)).toBe(
      'https://live.example.cn/?room_id=r%201&sign=a%26b&third_user_id=7',
    )
  })

  it('[R3.07][S9] stands on the page of the broadcast alone', () => {
    expect(['/ui/mall/live', '/ui/mall/mobile/live', '/ui/mall/live/'].map(isLivePage)).toEqual([
      true,
      true,
      true,
    ])
    expect(['/ui/mall/', '/ui/mall/lives', '/ui/mall/x/live', '/live'].some(isLivePage)).toBe(false)
  })
})

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
