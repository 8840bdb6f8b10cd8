/** Milliseconds since 1970, as `Date.now` gives them. */
export type Milliseconds = number
/** Tells the time; a chart or rule is given one and never reads the wall clock itself. */
export type Clock = () => Milliseconds

/** A second in milliseconds. */
export const SECOND_MS = 1_000
/** A minute in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** One answer of the server that told its time, with the device's time when it was asked and when it arrived. */
export interface TimeSample {
  readonly sentAt: Milliseconds
  readonly receivedAt: Milliseconds
  readonly serverTime: string
}

/**
 * How far the device's clock is behind the server's, taking the answer to have been made halfway (decision D6).
 * Wrong by at most half the round trip.
 */
export const clockOffset = ({ sentAt, receivedAt, serverTime }: TimeSample): Milliseconds =>
  Date.parse(serverTime) - (sentAt + receivedAt) / 2

/** A clock that shows the server's time on this device. */
export const serverClock =
  (device: Clock, offset: Milliseconds): Clock =>
  () =>
    device() + offset
