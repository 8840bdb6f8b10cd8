import { deviceClock } from '@compute-mall/browser'
import { type Clock, type Milliseconds, SECOND_MS, serverClock } from '@compute-mall/core/time'
import { useState, useSyncExternalStore } from 'react'
import { useNow } from './useNow.ts'

const device = deviceClock.now
const never = () => () => {}

/** Whether this drawing continues what the server drew, instead of answering a call made by this page. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** When the document that is being hydrated began to arrive; loading and starting it took time since (F10). */
const documentArrival = (): Milliseconds => {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  const started = navigation as { readonly responseStart?: number } | undefined
  return started?.responseStart === undefined
    ? device()
    : device() - performance.now() + started.responseStart
}

/** The server's clock on this device. */
export interface ServerClock {
  /** Stays the same when it is set, so that a chart can hold it. */
  readonly clock: Clock
  readonly now: Milliseconds
  /** Sets it by an answer that has just come. */
  readonly set: (serverTime: string) => void
}

const offsetAt = (receivedAt: Milliseconds, serverTime: string): Milliseconds =>
  Date.parse(serverTime) - receivedAt

/**
 * The server's clock on this device, and its time now, from the time that an answer told (D6). The first reading is
 * that of the answer, so that server and browser draw the same page.
 */
export const useServerClock = (serverTime: string): ServerClock => {
  const isHydrating = useIsHydrating()
  const [held] = useState(() => ({
    offset: offsetAt(isHydrating ? documentArrival() : device(), serverTime),
    round: deviceClock.told().round,
  }))
  const [clock] = useState<Clock>(() => () => {
    const now = device()
    const { round, offset } = deviceClock.told()
    // What the server told because of a jump is coarse: it counts where the device slept, not where its clock was set.
    if (round !== held.round && Math.abs(offset - held.offset) > 2 * SECOND_MS) held.offset = offset
    held.round = round
    return serverClock(() => now, held.offset)()
  })
  const set = (told: string) => {
    held.offset = offsetAt(device(), told)
    held.round = deviceClock.told().round
  }
  return { clock, now: useNow(clock, Date.parse(serverTime)), set }
}
