import { type Clock, type Milliseconds, SECOND_MS } from './clock.ts'

/** Where a steady clock takes its time from. */
export interface TimeSources {
  /** The time of day, which somebody may set. */
  readonly wall: Clock
  /** Milliseconds that passed while the machine was awake, which nobody can set. */
  readonly awake: () => Milliseconds
  /** Milliseconds since the machine was started, asleep or awake. */
  readonly sinceBoot: () => Milliseconds
}

/** Sleep that is shorter is not told apart from the coarse steps of `sinceBoot`. */
const SHORTEST_SLEEP_MS = SECOND_MS / 2

/**
 * The time of day when it was made, and what passed since: setting the machine's clock moves no deadline of a process
 * that runs, in either direction, and sleep counts.
 */
export const steadyClock = ({ wall, awake, sinceBoot }: TimeSources): Clock => {
  const [begun, awakeThen, bootThen] = [wall(), awake(), sinceBoot()]
  let asleep = 0
  let lookedAt = 0
  return () => {
    const passed = awake() - awakeThen
    if (passed - lookedAt >= SECOND_MS) {
      lookedAt = passed
      const more = sinceBoot() - bootThen - passed - asleep
      if (more >= SHORTEST_SLEEP_MS) asleep += more
    }
    return Math.floor(begun + passed + asleep)
  }
}
