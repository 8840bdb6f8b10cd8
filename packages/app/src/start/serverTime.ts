import type { DeviceClock } from '@compute-mall/browser'
import { type Clock, clockOffset, type Milliseconds, SECOND_MS } from '@compute-mall/core/time'

/** Knows the server's time from the `Date` of its answers, so that a wrong device shows no wrong deadline (D6). */
export interface ServerTime {
  readonly clock: Clock
  /** A fetch that listens to the time of every answer. */
  readonly listening: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
}

/** The header tells whole seconds, cut off; half a second more is right on average. */
const HALF_SECOND: Milliseconds = SECOND_MS / 2

export const createServerTime = (device: Pick<DeviceClock, 'now'>): ServerTime => {
  let offset = 0
  return {
    clock: () => device.now() + offset,
    listening: (fetch) => async (input, init) => {
      const sentAt = device.now()
      const response = await fetch(input, init)
      const told = Date.parse(response.headers.get('date') ?? '')
      if (Number.isNaN(told)) return response
      const serverTime = new Date(told + HALF_SECOND).toISOString()
      offset = clockOffset({ sentAt, receivedAt: device.now(), serverTime })
      return response
    },
  }
}
