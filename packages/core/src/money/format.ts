import type { Money } from './money.codec.ts'

/** How a number is written (R5.13; spec section 9). */
export interface NumberFormat {
  /** Keeps what is being typed: a trailing point and zeros stay, surplus decimals are cut instead of rounded. */
  readonly inputting?: boolean
  /** Fills the decimals with zeros up to the precision. */
  readonly padding?: boolean
  /** Thousands separators. */
  readonly separator?: boolean
  /** The most decimals. */
  readonly precision?: number
}

/** How a number is written unless somebody says otherwise (R5.13; spec section 9). */
export const NUMBER_FORMAT = { inputting: false, padding: false, separator: true, precision: 2 } as const
/** The decimals of an amount of yuan (spec section 9, Currency display). */
export const CURRENCY_DECIMALS = 2

/** `Intl` reads decimal text without going through a float, so that no digit of an amount is lost. */
const exactly = (text: string | number) => String(text) as Intl.StringNumericLiteral

/**
 * A number for reading, e.g. `1,234.5`; the same in both languages.
 * @example
 * import { formatNumber } from '@compute-mall/core/money'
 *
 * formatNumber('1234567.891') // → '1,234,567.89'
 * formatNumber('12.5', { padding: true }) // → '12.50'
 * formatNumber('1234.', { inputting: true }) // → '1,234.'
 */
export const formatNumber = (value: Money | number, format: NumberFormat = {}): string => {
  const { inputting, padding, separator, precision } = { ...NUMBER_FORMAT, ...format }
  if (inputting) return formatTyped(String(value), separator, precision)
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: padding ? precision : 0,
    maximumFractionDigits: precision,
    useGrouping: separator,
    signDisplay: 'negative',
  }).format(exactly(value))
}

/** Groups the whole part of what has been typed so far; characters that belong to no number are dropped. */
const formatTyped = (typed: string, separator: boolean, precision: number): string => {
  const [, sign = '', whole = '', point = '', decimals = ''] =
    /^(-?)(\d*)(\.?)(\d*)/.exec(typed.replaceAll(/[^\d.-]/g, '')) ?? []
  const grouped = separator ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole
  return precision === 0 ? sign + grouped : sign + grouped + point + decimals.slice(0, precision)
}

/** How yuan are written. Made for the first amount: on a phone that takes 40 ms, which a page without any is spared. */
const yuan = (mostDecimals: number): ((amount: Money) => string) => {
  let format: Intl.NumberFormat | undefined
  return (amount) => {
    format ??= new Intl.NumberFormat('en', {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: CURRENCY_DECIMALS,
      maximumFractionDigits: mostDecimals,
      signDisplay: 'negative',
    })
    return format.format(exactly(amount))
  }
}

const total = /* @__PURE__ */ yuan(CURRENCY_DECIMALS)
const unitPrice = /* @__PURE__ */ yuan(4)

/**
 * An amount of yuan for reading, e.g. `¥5,999.00`; the same in both languages.
 * @example
 * import { formatMoney } from '@compute-mall/core/money'
 *
 * formatMoney('5999') // → '¥5,999.00'
 * formatMoney('-12.5') // → '-¥12.50'
 */
export const formatMoney = (amount: Money): string => total(amount)

/** A price per unit, which may be fractions of a cent: `¥0.085`, never fewer than two decimals. */
export const formatUnitPrice = (amount: Money): string => unitPrice(amount)
