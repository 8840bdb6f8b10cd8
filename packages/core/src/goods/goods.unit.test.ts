import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, multiply, subtract } from '../money/index.ts'
import { type BillingType, cardHourOf, cardsOf, equivalentOf, type GoodsKind, shownUnit } from './index.ts'

const about = (kind: GoodsKind, billingType: BillingType, price: string) =>
  equivalentOf({ kind }, { billingType, price })

describe('what a price is counted in', () => {
  it('[R9.04] counts a year of storage by the GB, and every other year as it is', () => {
    expect(shownUnit({ kind: 'storage' }, { unit: 'year', billingType: 'YEAR' })).toBe('gbYear')
    expect(shownUnit({ kind: 'data' }, { unit: 'year', billingType: 'YEAR' })).toBe('year')
    expect(shownUnit({ kind: 'storage' }, { unit: 'gbMonth', billingType: 'MONTH' })).toBe('gbMonth')
  })

  it('[R9.04] calls a day of a machine a day, and a day of a platform a day of a platform', () => {
    expect(shownUnit({ kind: 'bareMetal' }, { unit: 'platformDay', billingType: 'DAY' })).toBe('day')
    expect(shownUnit({ kind: 'saas' }, { unit: 'platformDay', billingType: 'DAY' })).toBe('platformDay')
  })
})

describe('what a price is counted in that is paid once', () => {
  it('[R9.04] counts what is bought for good by the licence, tokens by the pack, and what is done by the service', () => {
    expect(shownUnit({ kind: 'software' }, { unit: 'times', billingType: 'FOREVER' })).toBe('licence')
    expect(shownUnit({ kind: 'model' }, { unit: 'times', billingType: 'FOREVER' })).toBe('licence')
    expect(shownUnit({ kind: 'model' }, { unit: 'times', billingType: 'ONCE' })).toBe('pack')
    expect(shownUnit({ kind: 'service' }, { unit: 'times', billingType: 'ONCE' })).toBe('service')
    expect(shownUnit({ kind: 'software' }, { unit: 'times', billingType: 'ONCE' })).toBe('times')
  })
})

describe('about what a price comes to', () => {
  it('tells what an hour of a machine costs that is sold by the day, the month or the year', () => {
    expect(about('bareMetal', 'DAY', '2681.00')).toEqual({ price: '111.71', unit: 'hour' })
    expect(about('cloudServer', 'MONTH', '899.00')).toEqual({ price: '1.23', unit: 'hour' })
    expect(about('heterogeneous', 'YEAR', '601790.00')).toEqual({ price: '68.70', unit: 'hour' })
  })

  it('[R9.04] tells what an hour of one accelerator costs where a machine has several', () => {
    const node = { kind: 'heterogeneous', resourceType: 'gpu', figures: ['8×A800', '2048 GB'] } as const
    expect(equivalentOf(node, { billingType: 'MONTH', price: '58400.00' })).toEqual({
      price: '10.00',
      unit: 'cardHour',
    })
    expect(equivalentOf({ ...node, resourceType: 'cpu' }, { billingType: 'MONTH', price: '730.00' })).toEqual(
      {
        price: '1.00',
        unit: 'hour',
      },
    )
  })

  it('tells what a month costs of what is sold by the year', () => {
    expect(about('storage', 'YEAR', '3.57')).toEqual({ price: '0.30', unit: 'gbMonth' })
    expect(about('saas', 'YEAR', '11988.00')).toEqual({ price: '999.00', unit: 'month' })
  })

  it('says nothing where the price says it itself, is nothing or would be less than a cent', () => {
    expect(about('heterogeneous', 'ONCE', '25.60')).toBeNull()
    expect(about('storage', 'MONTH', '0.35')).toBeNull()
    expect(about('software', 'FOREVER', '90000.00')).toBeNull()
    expect(about('cloudServer', 'TRIAL', '0.00')).toBeNull()
    expect(about('cloudServer', 'MONTH', '0.00')).toBeNull()
    expect(about('cloudServer', 'YEAR', '40.00')).toBeNull()
  })

  it('is never further from the price than the rounding of each hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999_999 }), (cents) => {
        const price = (cents / 100).toFixed(2)
        const hour = about('cloudServer', 'DAY', price)?.price ?? '0'
        const off = subtract(multiply(hour, 24), price)
        expect(compare(off, '0.12') <= 0 && compare(off, '-0.12') >= 0).toBe(true)
      }),
    )
  })
})

describe('what one accelerator costs', () => {
  const node = {
    kind: 'bareMetal',
    resourceType: 'bareGpu',
    figures: ['8×A800', '2048 GB'],
    unit: 'month',
    billingType: 'MONTH',
    price: '58400.00',
  } as const

  it('[R9.04] counts those of the machine, one where the price counts them itself, and none of processors', () => {
    expect(cardsOf(node)).toBe(8)
    expect(cardsOf({ ...node, kind: 'heterogeneous', resourceType: 'gpu', unit: 'cardHour' })).toBe(1)
    expect(cardsOf({ ...node, figures: ['gn8', 'L40 48GB'] })).toBe(1)
    expect(cardsOf({ ...node, resourceType: 'bareCpu', figures: ['64C'] })).toBeNull()
    expect(cardsOf({ ...node, kind: 'software', resourceType: 'gpu' })).toBeNull()
  })

  it('[R9.04] names the price that is sold, and estimates the others from it', () => {
    expect(cardHourOf({ ...node, price: '53700.00' })).toEqual({
      hour: '9.20',
      month: '6712.50',
      sold: 'month',
    })
    expect(cardHourOf({ ...node, unit: 'cardHour', billingType: 'ONCE', price: '25.60' })).toEqual({
      hour: '25.60',
      month: '18688.00',
      sold: 'hour',
    })
    expect(cardHourOf({ ...node, unit: 'platformDay', billingType: 'DAY', price: '2690.00' })).toEqual({
      hour: '14.01',
      month: '10227.60',
      sold: null,
    })
    expect(cardHourOf({ ...node, billingType: 'FOREVER', unit: 'times' })).toBeNull()
    expect(cardHourOf({ ...node, price: '0.00' })).toBeNull()
  })
})
