import * as t from 'io-ts'
import { BooleanFromText, between, IntegerFromText, LineUpTo, StringOf } from '../codec/index.ts'
import { FeeRate, FeeRates } from './fee.rules.ts'
import { ComputeLimits, StorageLimits } from './site.codec.ts'

/** The most that may be bought of anything at once (R9.01). */
export const MAX_LIMIT_VALUE = 99_999_999
const Limit = between(IntegerFromText, 1, MAX_LIMIT_VALUE)

/** How little and how much can be bought, as operations write it; storage in GB, its duration in months. */
export const LimitsForm = t.type({
  minCpuNum: Limit,
  minGpuNum: Limit,
  minQuota: Limit,
  maxQuota: Limit,
  minDuration: Limit,
})
export type LimitsForm = t.TypeOf<typeof LimitsForm>

/** A day of the platform's zone, `2026-10-01`. */
export const CalendarDate = StringOf(
  'CalendarDate',
  (text) =>
    /^20\d\d-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
)

/** A day that is not what its weekday says: a holiday, or a weekend that is worked. */
export const CalendarDay = t.readonly(
  t.type({ day: CalendarDate, isWorkday: t.boolean, name: t.string }),
  'CalendarDay',
)
export type CalendarDay = t.TypeOf<typeof CalendarDay>

/** The most characters of the name of a day. */
export const MAX_DAY_NAME = 40

/** A day as operations write it. */
export const CalendarDayForm = t.type({
  day: CalendarDate,
  isWorkday: BooleanFromText,
  name: LineUpTo(MAX_DAY_NAME),
})
export type CalendarDayForm = t.TypeOf<typeof CalendarDayForm>

/** What operations set for the whole platform (width 2.6). */
export const PlatformSettings = t.readonly(
  t.type({
    compute: ComputeLimits,
    storage: StorageLimits,
    /** Every rate of the service fee that was ever set, the earliest first. */
    feeRates: FeeRates,
    /** Whether customers may chat on phones (D22). */
    chatOnPhones: t.boolean,
    /** Holidays and worked weekends by their day. */
    calendar: t.readonlyArray(CalendarDay),
  }),
  'PlatformSettings',
)
export type PlatformSettings = t.TypeOf<typeof PlatformSettings>

/** A new rate of the service fee, from now on. */
export const FeeRateForm = t.type({ rate: FeeRate })
/** Whether customers may chat on phones. */
export const ChatForm = t.type({ isOpen: BooleanFromText })
