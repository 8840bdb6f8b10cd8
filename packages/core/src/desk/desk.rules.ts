import { MINUTE_MS, type Milliseconds } from '../time/index.ts'

/** All work that repeats (width 2.6, Home), in the order in which a buyer would notice that it failed. */
export const jobNames = [
  'outbox',
  'provisioning',
  'order-expiry',
  'resource-endings',
  'metering',
  'reconciling',
  'refunding',
  'slip-expiry',
  'slip-removal',
  'bill-comparison',
  'postpaid-billing',
  'statements',
  'goods-shelf',
  'search-refresh',
  'search-standing',
  'search-misses',
  'settlement-pictures',
  'feedback-pictures',
  'team-requests',
  'live-reminders',
  'notice-texts',
  'notice-mails',
  'notice-expiry',
  'chat-upkeep',
  'draft-expiry',
  'session-expiry',
  'key-expiry',
  'vacuum',
  'vacuum-jobs',
] as const

/** How a centre does, the worst first. */
export const centerStates = ['failing', 'slow', 'up', 'closed'] as const

/** An opening takes seconds; a centre that leaves one waiting for so long is slow. */
const SLOW_OPENING_MS: Milliseconds = 10 * MINUTE_MS

interface CenterFacts {
  readonly isClosed: boolean
  readonly failed: number
  readonly waitingSince: Date | null
}

/** How a centre does, by what it has still to open. */
export const centerStateOf = (
  { isClosed, failed, waitingSince }: CenterFacts,
  now: number,
): (typeof centerStates)[number] => {
  if (failed > 0) return 'failing'
  if (waitingSince !== null && now - waitingSince.getTime() > SLOW_OPENING_MS) return 'slow'
  return isClosed ? 'closed' : 'up'
}
