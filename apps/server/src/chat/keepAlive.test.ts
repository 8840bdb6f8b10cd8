import { EventEmitter } from 'node:events'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAlive } from './keepAlive.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A socket whose other side answers pings as long as it is there. */
const openSocket = () => {
  let isThere = true
  const ended: number[] = []
  const begun = Date.now()
  const socket = Object.assign(new EventEmitter(), {
    ping: () => void (isThere && socket.emit('pong')),
    terminate: () => {
      ended.push(Date.now() - begun)
      socket.emit('close')
    },
  })
  keepAlive(socket as never)
  return {
    ended,
    lose: () => {
      isThere = false
    },
  }
}

it('[P6] a socket whose other side is gone without a word is ended within 70 s, whenever it went', () => {
  for (const went of [0, 1, 29, 30, 31, 59]) {
    const { ended, lose } = openSocket()
    vi.advanceTimersByTime(went * SECOND_MS)
    lose()
    vi.advanceTimersByTime(70 * SECOND_MS)
    expect(ended).toHaveLength(1)
    expect((ended[0] ?? 0) - went * SECOND_MS).toBeLessThanOrEqual(70 * SECOND_MS)
  }
})

it('a socket that answers is kept', () => {
  const { ended } = openSocket()
  vi.advanceTimersByTime(600 * SECOND_MS)
  expect(ended).toEqual([])
})
