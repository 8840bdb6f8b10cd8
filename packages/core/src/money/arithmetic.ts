import { Decimal } from 'decimal.js'
import type { Money } from './money.codec.ts'

/** What the money helper takes; a missing operand counts as 0, a missing divisor as 1 (R9.05). */
export type Operand = Money | number | null | undefined

/** Sums and products keep every digit; only quotients, which may never end, are cut to this many decimals. */
const Exact = Decimal.clone({ precision: 1e9, defaults: true })
const QUOTIENT_DECIMALS = 20

const read = (operand: Operand, missing = 0): Decimal => {
  const value = new Exact(operand ?? missing)
  if (!value.isFinite()) throw new RangeError(`not an amount: ${operand}`)
  return value
}

/** Decimal text without exponent and without a negative zero. */
const write = (value: Decimal): Money => (value.isZero() ? '0' : value.toFixed())

/**
 * The exact sum of all operands.
 * @example
 * import { add } from '@compute-mall/core/money'
 *
 * add('0.1', '0.2') // → '0.3'
 * add('5999.00', null) // → '5999'
 */
export const add = (...operands: readonly Operand[]): Money =>
  write(operands.reduce((sum: Decimal, operand) => sum.plus(read(operand)), read(0)))

/** `minuend` less each subtrahend, exactly. */
export const subtract = (minuend: Operand, ...subtrahends: readonly Operand[]): Money =>
  write(subtrahends.reduce((rest: Decimal, operand) => rest.minus(read(operand)), read(minuend)))

/** The exact product of all operands; one that is missing makes it 0. */
export const multiply = (...operands: readonly Operand[]): Money =>
  write(operands.reduce((product: Decimal, operand) => product.times(read(operand)), read(1)))

/**
 * The quotient, to 20 decimals with ties away from zero.
 * @throws RangeError if the divisor is 0.
 * @example
 * import { divide } from '@compute-mall/core/money'
 *
 * divide('10', '4') // → '2.5'
 * divide('10', undefined) // → '10'
 */
export const divide = (dividend: Operand, divisor: Operand): Money => {
  const [over, under] = [read(dividend), read(divisor, 1)]
  if (under.isZero()) throw new RangeError('an amount was divided by zero')
  const precision = Math.max(over.e - under.e, 0) + QUOTIENT_DECIMALS + 2
  const Cut = Decimal.clone({ precision, rounding: Decimal.ROUND_DOWN, defaults: true })
  return write(new Cut(over).div(under).toDecimalPlaces(QUOTIENT_DECIMALS, Decimal.ROUND_HALF_UP))
}

/**
 * To the nearest multiple of 0.5, ties up: `0.25` is `0.5`, `-0.25` is `0` (R9.05).
 * @example
 * import { roundToHalf } from '@compute-mall/core/money'
 *
 * roundToHalf('0.25') // → '0.5'
 * roundToHalf('-0.25') // → '0'
 */
export const roundToHalf = (amount: Operand): Money =>
  write(read(amount).toNearest('0.5', Decimal.ROUND_HALF_CEIL))

/** To whole cents, always with two decimals, ties away from zero: what totals on the wire carry. */
export const toCents = (amount: Operand): Money => {
  const cents = read(amount).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
  return (cents.isZero() ? cents.abs() : cents).toFixed(2)
}

/** Negative, 0 or positive, as a comparison for sorting: `"10"` equals `"10.00"`. */
export const compare = (a: Operand, b: Operand): number => read(a).comparedTo(read(b))

/**
 * What a line costs: the unit price times the amount and the duration, in whole cents.
 * @example
 * import { lineTotal } from '@compute-mall/core/money'
 *
 * lineTotal('25.60', 1000) // → '25600.00'
 * lineTotal('0.0850', 500, 6) // → '255.00'
 */
export const lineTotal = (unitPrice: Money, amount: number, duration = 1): Money =>
  toCents(multiply(unitPrice, amount, duration))

/** The sum of line totals, in whole cents. */
export const totalOf = (amounts: readonly Money[]): Money => toCents(add(...amounts))
