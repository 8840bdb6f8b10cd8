import type { Clock } from '@compute-mall/core/time'

/** A clock that stands still until it is turned. */
export interface TestClock extends Clock {
  advance(ms: number): void
  set(time: string): void
}

export const createTestClock = (start: string): TestClock => {
  let now = Date.parse(start)
  return Object.assign(() => now, {
    advance: (ms: number) => {
      now += ms
    },
    set: (time: string) => {
      now = Date.parse(time)
    },
  })
}
