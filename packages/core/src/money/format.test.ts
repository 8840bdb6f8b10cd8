import { describe, expect, it } from 'vitest'
import { formatMoney, formatNumber, formatUnitPrice, type NumberFormat } from './index.ts'

const numbers: readonly (readonly [string | number, NumberFormat, string])[] = [
  [0, {}, '0'],
  ['0.00', {}, '0'],
  [-0, {}, '0'],
  ['-0.001', {}, '0'],
  [1, {}, '1'],
  [12.5, {}, '12.5'],
  ['12.50', {}, '12.5'],
  [999, {}, '999'],
  [1000, {}, '1,000'],
  [-1000, {}, '-1,000'],
  ['1234567.891', {}, '1,234,567.89'],
  ['1234567.895', {}, '1,234,567.9'],
  ['1.005', {}, '1.01'],
  ['999999999999.9999', {}, '1,000,000,000,000'],
  ['123456789012345678', {}, '123,456,789,012,345,678'],
  ['12.5', { padding: true }, '12.50'],
  ['12', { padding: true }, '12.00'],
  ['12', { padding: true, precision: 4 }, '12.0000'],
  ['12.34567', { precision: 4 }, '12.3457'],
  ['12.5', { precision: 0 }, '13'],
  ['-12.5', { precision: 0 }, '-13'],
  ['1234567.891', { separator: false }, '1234567.89'],
  ['1234567', { separator: false, padding: true }, '1234567.00'],
  ['', { inputting: true }, ''],
  ['-', { inputting: true }, '-'],
  ['1234', { inputting: true }, '1,234'],
  ['1234.', { inputting: true }, '1,234.'],
  ['1234.0', { inputting: true }, '1,234.0'],
  ['1234.50', { inputting: true }, '1,234.50'],
  ['1234.567', { inputting: true }, '1,234.56'],
  ['1,234,567', { inputting: true }, '1,234,567'],
  ['1234567', { inputting: true, separator: false }, '1234567'],
  ['12.9', { inputting: true, precision: 0 }, '12'],
  ['1a2b3', { inputting: true }, '123'],
  ['0012', { inputting: true }, '0,012'],
  ['.5', { inputting: true }, '.5'],
  ['12345.6', { inputting: true, padding: true }, '12,345.6'],
]

const amounts: readonly (readonly [string, string])[] = [
  ['0', '¥0.00'],
  ['5999', '¥5,999.00'],
  ['5999.00', '¥5,999.00'],
  ['5999.9', '¥5,999.90'],
  ['0.01', '¥0.01'],
  ['0.005', '¥0.01'],
  ['0.0049', '¥0.00'],
  ['-0.001', '¥0.00'],
  ['-12.5', '-¥12.50'],
  ['1234567.89', '¥1,234,567.89'],
  ['999999999999.99', '¥999,999,999,999.99'],
  ['90071992547409.93', '¥90,071,992,547,409.93'],
]

const unitPrices: readonly (readonly [string, string])[] = [
  ['0.0850', '¥0.085'],
  ['0.1234', '¥0.1234'],
  ['12', '¥12.00'],
  ['12.5', '¥12.50'],
  ['1234.5', '¥1,234.50'],
]

describe('writing numbers and money', () => {
  it.each(numbers)('[R5.13] writes the number %j with %j as %j (I2)', (value, format, expected) => {
    expect(formatNumber(value, format)).toBe(expected)
  })

  it.each(amounts)('[R5.13] writes the amount %j as %j (I2)', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected)
  })

  it.each(unitPrices)('[R9.04] writes the price per unit %j as %j (I2)', (amount, expected) => {
    expect(formatUnitPrice(amount)).toBe(expected)
  })
})
