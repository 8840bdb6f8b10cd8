import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellWaiting } from './waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[F1][H12] a start that takes longer than 5 s says what it waits for, and for how long already', () => {
  const told: (readonly [string, number])[] = []
  const isOpen = tellWaiting('embedded', (message, seconds) => told.push([message, seconds]))
  vi.advanceTimersByTime(4_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(10_001)
  expect(told).toEqual(
    [5, 10, 15].map((seconds) => [expect.stringContaining('database is opening'), seconds]),
  )
  isOpen()
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(3)
})
