import { type DateValue, parseDate } from '@ark-ui/react/date-picker'

/** A day as ISO 8601 writes it, e.g. `2026-11-21`; empty where there is none. */
export type Day = string

/** The day that was written, with or without leading zeros and with any common divider; undefined where there is none. */
export const readDay = (typed: string): DateValue | undefined => {
  const [, year, month, day] =
    /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?\s*$/.exec(typed.normalize('NFKC')) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // The library would roll 31 February over into March.
  const there = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(there.getTime()) || there.toISOString().slice(0, 10) !== iso) return undefined
  return parseDate(iso)
}

/** The days that a picker takes. */
export const daysOf = (...days: readonly (Day | undefined)[]): DateValue[] =>
  days.flatMap((day) => (day ? (readDay(day) ?? []) : []))

/** Why what was typed cannot be taken. */
export type DayFault =
  | { readonly key: 'notADay' }
  | { readonly key: 'tooEarly' | 'tooLate'; readonly day: Day }

/** The day that was typed, empty where nothing was; or why it cannot be taken. */
export const checkDay = (
  typed: string,
  { minimum, maximum }: { readonly minimum?: Day | undefined; readonly maximum?: Day | undefined },
): { readonly fault: null; readonly day: Day } | { readonly fault: DayFault } => {
  if (typed.trim() === '') return { fault: null, day: '' }
  const day = readDay(typed)?.toString()
  if (day === undefined) return { fault: { key: 'notADay' } }
  // Days of ISO 8601 stand in the order of their letters.
  if (minimum && day < minimum) return { fault: { key: 'tooEarly', day: minimum } }
  if (maximum && day > maximum) return { fault: { key: 'tooLate', day: maximum } }
  return { fault: null, day }
}
