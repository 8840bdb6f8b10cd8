import { type Clock, type Milliseconds, SECOND_MS } from '@compute-mall/core/time'

/** Where a device's clock takes its time from. */
export interface DeviceTime {
  /** The time of day, which somebody may set. */
  readonly wall: Clock
  /** Milliseconds that the page was awake, which nobody can set. */
  readonly awake: () => Milliseconds
}

/** A device's clock that setting the time of day does not move (D6). */
export interface DeviceClock {
  readonly now: Clock
  /** Hears once that the time of day jumped. It was set, or the device slept: which of them the server knows. */
  readonly onJump: (ask: () => void) => void
}

/** The time of day when it was made, and what passed since. */
export const createDeviceClock = ({ wall, awake }: DeviceTime): DeviceClock => {
  const begun = wall() - awake()
  let seen = begun
  let ask = () => {}
  return {
    now: () => {
      const apart = wall() - awake()
      if (Math.abs(apart - seen) > SECOND_MS) {
        seen = apart
        ask()
      }
      return begun + awake()
    },
    onJump: (hear) => {
      ask = hear
    },
  }
}
