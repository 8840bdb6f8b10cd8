import { type Clock, type Milliseconds, SECOND_MS } from '@compute-mall/core/time'

/** Where a device's clock takes its time from. */
export interface DeviceTime {
  /** The time of day, which somebody may set. */
  readonly wall: Clock
  /** Milliseconds that the page was awake, which nobody can set. */
  readonly awake: () => Milliseconds
}

/** How far the server's time is from the device's, and how often it was told because of a jump. */
export interface ToldOffset {
  readonly round: number
  readonly offset: Milliseconds
}

/** A device's clock that setting the time of day does not move (D6). */
export interface DeviceClock {
  readonly now: Clock
  /** Hears once that the time of day jumped. It was set, or the device slept: which of them the server knows. */
  readonly onJump: (ask: () => void) => void
  /** The server's time is so far from `now`; it counts where a jump is not explained yet. */
  readonly tell: (offset: Milliseconds) => void
  readonly told: () => ToldOffset
}

/** The time of day when it was made, and what passed since. */
export const createDeviceClock = ({ wall, awake }: DeviceTime): DeviceClock => {
  const begun = wall() - awake()
  let seen = begun
  let ask = () => {}
  let isOpen = false
  let told: ToldOffset = { round: 0, offset: 0 }
  return {
    now: () => {
      const apart = wall() - awake()
      if (Math.abs(apart - seen) > SECOND_MS) {
        seen = apart
        isOpen = true
        ask()
      }
      return begun + awake()
    },
    onJump: (hear) => {
      ask = hear
    },
    tell: (offset) => {
      if (isOpen) told = { round: told.round + 1, offset }
      isOpen = false
    },
    told: () => told,
  }
}

/** The clock of this page. */
export const deviceClock = /* @__PURE__ */ createDeviceClock({
  wall: () => Date.now(),
  awake: () => performance.now(),
})
