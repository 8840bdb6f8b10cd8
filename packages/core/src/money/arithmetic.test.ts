import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  lineTotal,
  Money,
  multiply,
  roundToHalf,
  subtract,
  toCents,
  totalOf,
} from './index.ts'

/** The oracle: amounts as whole ten-thousandths, summed as integers without any limit. */
const SCALE = 10_000n
const text = (units: bigint): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
const value = (written: string): bigint => {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written) ?? []
  expect(decimals.length).toBeLessThanOrEqual(4)
  const units = BigInt(whole) * SCALE + BigInt(decimals.padEnd(4, '0'))
  return sign === '-' ? -units : units
}
const units = fc.bigInt({ min: -9_999_999_999_999_999n, max: 9_999_999_999_999_999n })

describe('money arithmetic', () => {
  it('[R9.05] divides the same however an app has set decimal.js for itself', () => {
    Decimal.set({ maxE: 3 })
    try {
      expect(divide('100000000', '4')).toBe('25000000')
    } finally {
      Decimal.set({ defaults: true })
    }
  })

  it('[R9.05] agrees with a rational oracle in 100,000 random sums (B2)', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 8 }), (amounts) => {
        expect(value(add(...amounts.map(text)))).toBe(amounts.reduce((sum, a) => sum + a, 0n))
      }),
      { numRuns: 100_000 },
    )
  }, 120_000)

  it('[R9.05] agrees with the oracle in differences and products', () => {
    fc.assert(
      fc.property(units, units, fc.integer({ min: -99_999_999, max: 99_999_999 }), (a, b, n) => {
        expect(value(subtract(text(a), text(b)))).toBe(a - b)
        expect(value(multiply(text(a), n))).toBe(a * BigInt(n))
      }),
      { numRuns: 5_000 },
    )
  })

  it('[R9.05] divides to 20 decimals, ties away from zero, as the oracle does', () => {
    const wide = 10n ** 20n
    const quotient = (a: bigint, b: bigint): bigint => {
      const [n, d] = [(a < 0n ? -a : a) * wide, b < 0n ? -b : b]
      const rounded = (2n * n + d) / (2n * d)
      return a < 0n === b < 0n ? rounded : -rounded
    }
    const written = (q: bigint): bigint => {
      const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(q)) ?? []
      return BigInt(`${sign}${whole}${decimals}`)
    }
    const scaled = (amount: string): bigint => {
      const [whole = '', decimals = ''] = amount.replace('-', '').split('.')
      const digits = written(BigInt(whole + decimals.padEnd(20, '0')))
      return amount.startsWith('-') ? -digits : digits
    }
    fc.assert(
      fc.property(
        units,
        units.filter((u) => u !== 0n),
        (a, b) => {
          expect(scaled(divide(text(a), text(b)))).toBe(quotient(a, b))
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['a missing operand of a sum', add(undefined, '1.10', null), '1.1'],
    ['no operand at all', add(), '0'],
    ['a missing minuend', subtract(undefined, '2'), '-2'],
    ['a missing subtrahend', subtract('2', null), '2'],
    ['a missing factor', multiply('5', undefined), '0'],
    ['a missing dividend', divide(undefined, '5'), '0'],
  ])('[R9.05] counts %s as 0', (_, result, expected) => {
    expect(result).toBe(expected)
  })

  it('[R9.05] counts a missing divisor as 1', () => {
    expect(divide('5.25', undefined)).toBe('5.25')
    expect(divide('5.25', null)).toBe('5.25')
  })

  it('[R9.05] refuses to divide by zero and to reckon with what is no number', () => {
    expect(() => divide('1', '0')).toThrow('an amount was divided by zero')
    expect(() => add(Number.NaN)).toThrow('not an amount: NaN')
    expect(() => add(Number.POSITIVE_INFINITY)).toThrow('not an amount: Infinity')
  })

  it.each([
    ['0', '0'],
    ['0.24', '0'],
    ['0.25', '0.5'],
    ['0.5', '0.5'],
    ['0.74', '0.5'],
    ['0.75', '1'],
    ['1.2499', '1'],
    ['1.25', '1.5'],
    ['2.75', '3'],
    ['-0.25', '0'],
    ['-0.26', '-0.5'],
    ['-0.75', '-0.5'],
    ['-1.25', '-1'],
  ])('[R9.05] rounds %s to the nearest half, ties up: %s (B2)', (amount, expected) => {
    expect(roundToHalf(amount)).toBe(expected)
  })

  it('[R9.05] counts a missing amount to round as 0', () => {
    expect(roundToHalf(undefined)).toBe('0')
  })

  it.each([
    ['1.005', '1.01'],
    ['1.004', '1.00'],
    ['-1.005', '-1.01'],
    ['-0.001', '0.00'],
    ['7', '7.00'],
  ])('[R5.13] writes %s in whole cents as %s', (amount, expected) => {
    expect(toCents(amount)).toBe(expected)
  })

  it.each([
    ['0.0850', 1000, 1, '85.00'],
    ['0.0850', 3, 1, '0.26'],
    ['5999.00', 2, 12, '143976.00'],
    ['0.1', 3, 1, '0.30'],
  ])('[R3.10] a line of %s × %i × %i costs %s', (unitPrice, amount, duration, expected) => {
    expect(lineTotal(unitPrice, amount, duration)).toBe(expected)
  })

  it('[R3.10] totals lines in whole cents', () => {
    expect(totalOf(['0.10', '0.20', '1234567890.05'])).toBe('1234567890.35')
    expect(totalOf([])).toBe('0.00')
  })

  it('[R5.12] compares amounts by value, not by how they are written', () => {
    expect(compare('10', '10.00')).toBe(0)
    expect(compare('9.99', '10')).toBeLessThan(0)
    expect(compare('10.0001', '10')).toBeGreaterThan(0)
  })
})

describe('money on the wire', () => {
  it.each(['0', '5999.00', '-12.5', '0.0850', '999999999999.9999'])('[R3.01] accepts %s', (amount) => {
    expect(Money.is(amount)).toBe(true)
  })
  it.each(['', '1e3', '.5', '1.', '1,000', '１００', '1.00001', '1000000000000', 'NaN', ' 1', 5999])(
    '[R3.01] refuses %j',
    (amount) => {
      expect(Money.is(amount)).toBe(false)
    },
  )
})
