import * as t from 'io-ts'
import { Instant, StringOf } from '../codec/index.ts'

/** A share of an amount, from 0 to 1 with at most four decimals, e.g. `0.05`. */
export const FeeRate = StringOf('FeeRate', (text) => /^(0(\.\d{1,4})?|1(\.0{1,4})?)$/.test(text))

/** A rate of the service fee and since when it holds; `from` is the instant at which it was set. */
export const FeeRateChange = t.readonly(t.type({ rate: FeeRate, from: Instant }), 'FeeRateChange')
export type FeeRateChange = t.TypeOf<typeof FeeRateChange>
/** Every rate that was ever set, the earliest first. */
export const FeeRates = t.readonlyArray(FeeRateChange)

/** What the platform keeps of a sale until it says otherwise: nothing (W18). */
const USUAL_FEE_RATE = '0'

/**
 * The rate that held at an instant.
 * @example
 * import { feeRateAt } from '@compute-mall/core/site'
 *
 * const rates = [{ rate: '0.05', from: '2026-11-01T00:00:00.000Z' }]
 * feeRateAt(rates, Date.parse('2026-10-31T00:00:00Z')) // → '0'
 * feeRateAt(rates, Date.parse('2026-11-02T00:00:00Z')) // → '0.05'
 */
export const feeRateAt = (rates: readonly FeeRateChange[], at: number): string =>
  rates.findLast(({ from }) => Date.parse(from) <= at)?.rate ?? USUAL_FEE_RATE

/**
 * A rate as it is read.
 * @example
 * import { feeRateText } from '@compute-mall/core/site'
 *
 * feeRateText('0.05') // → '5%'
 * feeRateText('0.0333') // → '3.33%'
 */
export const feeRateText = (rate: string): string => `${Number((Number(rate) * 100).toFixed(2))}%`
