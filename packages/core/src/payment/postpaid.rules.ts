import { DAY_MS, endOfPlatformDay, MINUTE_MS, type Milliseconds } from '../time/index.ts'

/** Days after its issue within which a post-paid bill has to be paid. */
export const POSTPAID_TERM_DAYS = 15
/** How long after the end of a month its bills are issued, so that orders of its last second are on them. */
export const POSTPAID_ISSUE_DELAY_MS: Milliseconds = 10 * MINUTE_MS

/** The last moment, in ISO 8601, at which a bill issued at `issued` is paid in time: the end of a platform day. */
export const postpaidDue = (issued: Milliseconds): string =>
  endOfPlatformDay(issued + POSTPAID_TERM_DAYS * DAY_MS)

/** How far a bill is at `now`. */
export const postpaidBillStatus = (
  { dueTime, payTime }: { readonly dueTime: string; readonly payTime: string | null },
  now: Milliseconds,
): 'due' | 'overdue' | 'paid' => {
  if (payTime !== null) return 'paid'
  return Date.parse(dueTime) < now ? 'overdue' : 'due'
}
