import { type Clock, type Milliseconds, serverClock } from '@compute-mall/core/time'
import { useState, useSyncExternalStore } from 'react'
import { useNow } from './useNow.ts'

/** Setting the device's clock moves nothing. */
const device: Clock = () => performance.timeOrigin + performance.now()
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
  return started?.responseStart === undefined ? device() : performance.timeOrigin + started.responseStart
}

/** The server's clock on this device. */
export interface ServerClock {
  /** Stays the same when it is set, so that a chart can hold it. */
  readonly clock: Clock
  readonly now: Milliseconds
  /** Sets it by an answer that has just come: the device may have slept since the last one. */
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
  const [offset] = useState(() => ({
    current: offsetAt(isHydrating ? documentArrival() : device(), serverTime),
  }))
  const [clock] = useState<Clock>(() => () => serverClock(device, offset.current)())
  const set = (told: string) => {
    offset.current = offsetAt(device(), told)
  }
  return { clock, now: useNow(clock, Date.parse(serverTime)), set }
}
