import { type Money, multiply, subtract, toCents } from '../money/index.ts'
import type { Period } from '../settlement/index.ts'
import { DAY_MS, type Milliseconds, PLATFORM_OFFSET_MS, platformDay } from '../time/index.ts'

/** A statement that its shop says nothing about counts as confirmed so many days after it was closed (W18). */
const CONFIRM_DAYS = 7
/** Lines are booked by then that belong to a period which has just ended. */
export const CLOSING_DELAY_MS: Milliseconds = 60_000
/** The period of shops that named none when they settled in: monthly. */
export const USUAL_PERIOD: Period = 'PERIOD_3'
/** What a dispute or the reason of an adjustment may be, in characters. */
export const STATEMENT_TEXT = { minimum: 2, maximum: 500 } as const

/** The first and the last day of a period, in the platform's zone. */
export interface DayRange {
  readonly from: string
  readonly until: string
}

const asDay = (date: Date): string => date.toISOString().slice(0, 10)
const dayAt = (year: number, month: number, day: number): string =>
  asDay(new Date(Date.UTC(year, month, day)))

/** A week begins on Monday. */
const weekOf = (day: string): DayRange => {
  const at = Date.parse(`${day}T00:00:00Z`)
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS
  return { from: asDay(new Date(monday)), until: asDay(new Date(monday + 6 * DAY_MS)) }
}

/** The `count` months of the calendar in which a day lies. */
const monthsOf = (day: string, count: number): DayRange => {
  const date = new Date(`${day}T00:00:00Z`)
  const first = Math.floor(date.getUTCMonth() / count) * count
  return {
    from: dayAt(date.getUTCFullYear(), first, 1),
    until: dayAt(date.getUTCFullYear(), first + count, 0),
  }
}

const FIRST_HALF_ENDS = 15
const halfMonthOf = (day: string): DayRange => {
  const { from, until } = monthsOf(day, 1)
  const middle = `${from.slice(0, 8)}${FIRST_HALF_ENDS}`
  return day <= middle
    ? { from, until: middle }
    : { from: `${from.slice(0, 8)}${FIRST_HALF_ENDS + 1}`, until }
}

const ranges: Readonly<Record<Period, (day: string) => DayRange>> = {
  PERIOD_1: weekOf,
  PERIOD_2: halfMonthOf,
  PERIOD_3: (day) => monthsOf(day, 1),
  PERIOD_4: (day) => monthsOf(day, 3),
  PERIOD_5: (day) => monthsOf(day, 6),
}

/**
 * The period in which an instant lies (D27, W18): a week, half a month, a month, a quarter or half a year, in days of
 * UTC+8.
 * @example
 * import { periodAt } from '@compute-mall/core/statement'
 *
 * periodAt('PERIOD_3', Date.parse('2026-10-31T16:00:00Z')) // → { from: '2026-11-01', until: '2026-11-30' }
 */
export const periodAt = (period: Period, at: Milliseconds): DayRange => ranges[period](platformDay(at))

/** When a period is over: the first instant of the day after its last. */
export const endOfPeriod = ({ until }: DayRange): Milliseconds =>
  Date.parse(`${until}T00:00:00Z`) + DAY_MS - PLATFORM_OFFSET_MS

/** The period that follows. */
export const periodAfter = (period: Period, range: DayRange): DayRange => periodAt(period, endOfPeriod(range))

/** Until when the shop may say something about a statement that was closed at `at`. */
export const confirmBy = (at: Milliseconds): Milliseconds => at + CONFIRM_DAYS * DAY_MS

/** What a line comes to: the amount, the fee of it in whole cents, and what is left for the shop. */
export interface LineSums {
  readonly amount: Money
  readonly fee: Money
  readonly net: Money
}

/**
 * What a sale comes to at a rate of the service fee.
 * @example
 * import { saleSums } from '@compute-mall/core/statement'
 *
 * saleSums('256.00', '0.05') // → { amount: '256.00', fee: '12.80', net: '243.20' }
 */
export const saleSums = (amount: Money, rate: string): LineSums => {
  const fee = toCents(multiply(amount, rate))
  return { amount: toCents(amount), fee, net: toCents(subtract(amount, fee)) }
}

/** What undoes a sale to the cent, whatever the rate is by now (W18). */
export const counterSums = ({ amount, fee, net }: LineSums): LineSums => ({
  amount: toCents(subtract(0, amount)),
  fee: toCents(subtract(0, fee)),
  net: toCents(subtract(0, net)),
})

/** What an adjustment comes to; no fee is taken of it. */
export const adjustmentSums = (amount: Money): LineSums => ({
  amount: toCents(amount),
  fee: '0.00',
  net: toCents(amount),
})

/** A period as it is named, `2026-11-01 – 2026-11-30`. */
export const periodText = ({ from, until }: DayRange): string => `${from} – ${until}`
