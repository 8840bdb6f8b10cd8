import { DAY_MS } from '@compute-mall/core/time'

/** The demonstration centre uses an amount up in so long a time, evenly. */
const USED_UP_MS = 30 * DAY_MS
const HUNDREDTHS = 100

/** What the demonstration centre has used of an amount since it was opened, in its unit, to the hundredth. */
export const demoUse = (amount: number, openedAt: Date, now: Date): number => {
  const share = Math.min(1, Math.max(0, (now.getTime() - openedAt.getTime()) / USED_UP_MS))
  return Math.floor(amount * share * HUNDREDTHS) / HUNDREDTHS
}
