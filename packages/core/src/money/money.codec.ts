import { StringOf } from '../codec/index.ts'

/**
 * An exact amount of yuan as decimal text, e.g. `"5999.00"` or `"0.0850"`: at most 12 digits before and
 * 4 behind the point, never an exponent. Totals carry 2 decimals, unit prices up to 4.
 */
export const Money = StringOf('Money', (s) => /^-?\d{1,12}(\.\d{1,4})?$/.test(s))
export type Money = string
