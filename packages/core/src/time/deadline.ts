import { type Milliseconds, SECOND_MS } from './clock.ts'

/** What is left until a deadline, an instant in ISO 8601; 0 once it has passed. */
export const remaining = (deadline: string, now: Milliseconds): Milliseconds =>
  Math.max(0, Date.parse(deadline) - now)

/**
 * Whole seconds left as a countdown shows them: it reads 1 until the deadline itself.
 * @example
 * import { secondsLeft } from '@compute-mall/core/time'
 *
 * const now = Date.parse('2026-11-21T12:00:00.400Z')
 * secondsLeft('2026-11-21T12:05:00.000Z', now) // → 300
 * secondsLeft('2026-11-21T11:59:00.000Z', now) // → 0
 */
export const secondsLeft = (deadline: string, now: Milliseconds): number =>
  Math.ceil(remaining(deadline, now) / SECOND_MS)

const padded = (n: number) => String(n).padStart(2, '0')

/**
 * `mm:ss`, with hours in front where there are any: `04:59`, `23:59:59`.
 * @example
 * import { countdownText } from '@compute-mall/core/time'
 *
 * countdownText(299) // → '04:59'
 * countdownText(86_399) // → '23:59:59'
 */
export const countdownText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [...(hours > 0 ? [hours] : []), minutes, seconds % 60].map(padded).join(':')
}

/** The instant `ms` milliseconds after `now`, in ISO 8601. */
export const deadlineAfter = (now: Milliseconds, ms: Milliseconds): string => new Date(now + ms).toISOString()
