import { type BillingType, hasTerm, isTimed } from '../goods/index.ts'
import { addDuration, type Duration } from '../time/index.ts'
import type { OrderLine, ProvisionStatus } from './order.codec.ts'
import { allowedProvisionEvents } from './provision.machine.ts'

/** Whether what a line has opened can be had for longer: what is bought by time, until it is given back (D24). */
export const isRenewable = (status: ProvisionStatus, billingType: BillingType): boolean =>
  isTimed(billingType) && allowedProvisionEvents(status).includes('provision.renewed')

/** When what is opened at `start` (ISO 8601) ends; null for what does not. A trial counts the days that its price is for. */
export const firstTermEnd = (
  line: Pick<OrderLine, 'billingType' | 'duration' | 'durationUnit'>,
  start: string,
): string | null =>
  hasTerm(line) ? addDuration(start, { amount: line.duration, unit: line.durationUnit }) : null

/**
 * The term that a renewal paid at `now` adds (all ISO 8601): from the present end, or from now where that has passed,
 * because nobody pays for days on which nothing was open (D24).
 */
export const renewedTerm = (
  end: string,
  now: string,
  duration: Duration,
): { readonly start: string; readonly end: string } => {
  const start = Date.parse(end) > Date.parse(now) ? end : now
  return { start, end: addDuration(start, duration) }
}
