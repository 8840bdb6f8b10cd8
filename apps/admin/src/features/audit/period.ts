import { addDuration, DAY_MS, platformDay } from '@compute-mall/core/time'
import type { Period } from './PeriodDialog.tsx'

const startOf = (day: string): string => new Date(`${day}T00:00:00.000+08:00`).toISOString()

/** The instants from which and before which lines are asked for; undefined for an open end. */
export const instantsOf = ({ first, last }: Period) => ({
  from: first === '' ? undefined : startOf(first),
  until: last === '' ? undefined : addDuration(startOf(last), { amount: 1, unit: 'day' }),
})

/**
 * The days that these instants mean on the platform.
 * @example
 * periodOf({ from: '2026-11-20T16:00:00.000Z', until: '2026-11-22T16:00:00.000Z' }) // → { first: '2026-11-21', last: '2026-11-22' }
 */
export const periodOf = ({
  from,
  until,
}: {
  readonly from?: string | undefined
  readonly until?: string | undefined
}): Period => ({
  first: from === undefined ? '' : platformDay(Date.parse(from)),
  last: until === undefined ? '' : platformDay(Date.parse(until) - DAY_MS),
})
