import type * as t from 'io-ts'
import { OneOf } from '../codec/index.ts'

/**
 * The unit of a purchase's duration; `month` where none is given (spec section 3, Cart item). Apart from what is
 * reckoned with it, which every page that shows a time loads: a codec brings 5 KB along.
 */
export const DurationUnit = OneOf('DurationUnit', ['month', 'year', 'day', 'hour'])
export type DurationUnit = t.TypeOf<typeof DurationUnit>
