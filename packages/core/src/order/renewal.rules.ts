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

/** A term that can be renewed, in ISO 8601. */
export interface RunningTerm {
  readonly end: string
  /** When it began without a break since; its day of the month is the one on which every renewal ends. */
  readonly anchor: string
}

/**
 * The term that a renewal paid at `now` adds (all ISO 8601): from the present end, or from now where that has passed,
 * because nobody pays for days on which nothing was open (D24). Renewals without a break end when one purchase of their
 * whole length would; one after a break has an anchor of its own.
 */
export const renewedTerm = (
  { end, anchor }: RunningTerm,
  now: string,
  duration: Duration,
): RunningTerm & { readonly start: string } =>
  Date.parse(end) > Date.parse(now)
    ? { start: end, end: addDuration(end, duration, anchor), anchor }
    : { start: now, end: addDuration(now, duration), anchor: now }

/** When a term ends again without a renewal that was part of it and is refunded. */
export const shortenedEnd = ({ end, anchor }: RunningTerm, { amount, unit }: Duration): string =>
  addDuration(end, { amount: -amount, unit }, anchor)
