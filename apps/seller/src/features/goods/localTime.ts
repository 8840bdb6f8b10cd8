import { MINUTE_MS } from '@compute-mall/core/time'

/** An instant as a field of the browser's own time takes it. */
export const localOf = (instant: string): string => {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
}

/** What such a field says; null while it says nothing. */
export const instantOf = (local: string): string | null => {
  const time = Date.parse(local)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
