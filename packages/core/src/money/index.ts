/**
 * Exact amounts: arithmetic without a lost digit, and how amounts and numbers are written (spec section 9; R5.13,
 * R9.05).
 *
 * `add`, `subtract`, `multiply`, `divide` and `compare` take and give texts such as `'25600.00'`; `formatMoney` and
 * `formatNumber` write them.
 *
 * @module
 */
export {
  add,
  compare,
  divide,
  lineTotal,
  multiply,
  roundToHalf,
  subtract,
  toCents,
  totalOf,
} from './arithmetic.ts'
export {
  CURRENCY_DECIMALS,
  formatMoney,
  formatNumber,
  formatUnitPrice,
  NUMBER_FORMAT,
  type NumberFormat,
} from './format.ts'
export { Money } from './money.codec.ts'
