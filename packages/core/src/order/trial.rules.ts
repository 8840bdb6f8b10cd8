import { type Milliseconds, remaining, SECOND_MS } from '../time/index.ts'
import type { Order, OrderLine } from './order.codec.ts'

/** How often a trial that is being opened is asked for (D24). */
const TRIAL_POLL_MS = 3 * SECOND_MS
/** How long until a trial that is being opened is asked about again. */
export const trialPoll = (): Milliseconds => TRIAL_POLL_MS

/** How far a trial is. */
export type TrialPhase = 'opening' | 'running' | 'ended' | 'failed' | 'over'

const hasEnded = ({ provision: { status, endTime } }: OrderLine, now: Milliseconds): boolean =>
  status === 'expired' || status === 'released' || (endTime !== null && remaining(endTime, now) === 0)

/** How far the trial is that this order is for, at `now`: as far as the slowest of its lines. */
export const trialPhase = ({ status, lines }: Order, now: Milliseconds): TrialPhase => {
  const isAny = (provision: OrderLine['provision']['status']) =>
    lines.some((line) => line.provision.status === provision)
  if (status === 'cancelled' || status === 'refunded') return 'over'
  if (isAny('failed')) return 'failed'
  if (isAny('pending') || isAny('opening')) return 'opening'
  return lines.some((line) => !hasEnded(line, now)) ? 'running' : 'ended'
}

/** When the last of it ends; null for what does not end. */
export const trialEnd = ({ lines }: Order): string | null => {
  const ends = lines.map(({ provision }) => provision.endTime)
  return ends.includes(null)
    ? null
    : (ends.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? '')).at(-1) ?? null)
}

/** The longest time that a timer can be set for; a trial that lasts longer outlives its page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** How long a trial still runs. */
export const untilTrialEnds = (order: Order | null, now: Milliseconds): Milliseconds => {
  const end = order && trialEnd(order)
  return end === null ? LONGEST_TIMER_MS : Math.min(remaining(end, now), LONGEST_TIMER_MS)
}
