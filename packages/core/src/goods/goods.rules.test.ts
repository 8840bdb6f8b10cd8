import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { cheapestPricing, listedPricing, minPrice } from './goods.cheapest.ts'
import { BillingType, Goods, GoodsCard, GoodsKind, type Pricing, Sku } from './goods.codec.ts'
import { cardHours, cards, goods, nodeMonth, sku, trial } from './goods.fixtures.ts'
import {
  bestAvailability,
  hasTrialMode,
  isCompute,
  isExpired,
  isTimed,
  type PlatformLimits,
  purchaseLimit,
  trialDays,
} from './goods.rules.ts'

const platform: PlatformLimits = {
  compute: { minCpuNum: 32, minGpuNum: 2 },
  storage: { minQuota: 100, maxQuota: 500_000, minDuration: 3 },
}
const limit = { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 60 }

describe('kinds of goods', () => {
  it('[R1.02] [R1.03] five are computing, six are applications', () => {
    expect(GoodsKind.values.filter(isCompute)).toEqual([
      'general',
      'heterogeneous',
      'storage',
      'cloudServer',
      'bareMetal',
    ])
    expect(GoodsKind.values.filter((kind) => !isCompute(kind))).toEqual([
      'software',
      'saas',
      'model',
      'data',
      'sourceCode',
      'service',
    ])
  })
})

describe('what follows from the prices of a sku', () => {
  it('[R3.03] the least price is the lowest at which it is bought', () => {
    expect(minPrice(sku)).toBe('25.60')
    expect(minPrice({ pricing: [nodeMonth, trial] })).toBe('58999.00')
  })
  it('[R3.03] prices are compared as amounts, not as texts', () => {
    const priced = (price: string): Pricing => ({ ...cardHours, price })
    expect(minPrice({ pricing: [priced('10.00'), priced('9.00')] })).toBe('9.00')
  })
  it('[R3.03] of equal prices the first counts', () => {
    const other = { ...cardHours, pricingId: '2000010199' }
    expect(cheapestPricing({ pricing: [cardHours, other] })).toBe(cardHours)
  })
  it('[R3.04] lists what is sold by the month at the price of a month, however cheap its day is', () => {
    const day: Pricing = { ...nodeMonth, price: '2690.00', billingType: 'DAY', unit: 'platformDay' }
    const month: Pricing = { ...nodeMonth, price: '53700.00' }
    const year: Pricing = { ...nodeMonth, price: '563850.00', billingType: 'YEAR', unit: 'year' }
    expect(listedPricing({ pricing: [day, month, year, trial] })).toBe(month)
    expect(listedPricing({ pricing: [cardHours, month] })).toBe(month)
    expect(listedPricing({ pricing: [day, year] })).toBe(day)
  })
  it('[R3.04] lists what is free, licensed or counted by the item at its cheapest price', () => {
    const month: Pricing = { ...nodeMonth, price: '4200.00', unit: 'platformMonth' }
    const pack: Pricing = { ...cardHours, price: '2.00', unit: 'times' }
    const free: Pricing = { ...pack, price: '0.00', billingType: 'FREE' }
    const freeYear: Pricing = { ...free, unit: 'year' }
    const licence: Pricing = { ...pack, price: '3000.00', billingType: 'FOREVER' }
    for (const cheapest of [pack, free, freeYear, licence])
      expect(listedPricing({ pricing: [month, cheapest] })).toBe(cheapest)
    expect(listedPricing({ pricing: [trial] })).toBeUndefined()
  })
  it('[R3.03] a price by the day, month or year is multiplied by the duration, and no other', () => {
    expect(BillingType.values.filter(isTimed).toSorted()).toEqual(['DAY', 'MONTH', 'YEAR'])
  })
  it('[R3.03] what can only be tried has no price', () => {
    expect(minPrice({ pricing: [trial] })).toBeUndefined()
  })
  it('[R3.03] a trial tells its days', () => {
    expect(hasTrialMode(sku)).toBe(true)
    expect(trialDays(sku)).toBe(7)
    expect(hasTrialMode({ pricing: [cardHours] })).toBe(false)
    expect(trialDays({ pricing: [cardHours] })).toBe(0)
  })
  it('[R8.04] an offer expires at its end, not before', () => {
    const ending = { expireTime: '2026-11-21T00:00:00.000+08:00' }
    expect(isExpired(ending, '2026-11-20T15:59:59.999Z')).toBe(false)
    expect(isExpired(ending, '2026-11-20T16:00:00.000Z')).toBe(true)
    expect(isExpired({ expireTime: null }, '2099-01-01T00:00:00.000Z')).toBe(false)
  })
  it('[R3.09] an offer is as available as in the best of its places', () => {
    expect(bestAvailability([3, 1, 4])).toBe(1)
    expect(bestAvailability([4, 4])).toBe(4)
    expect(bestAvailability([])).toBe(4)
  })
})

describe('what one purchase may amount to', () => {
  it.each([
    ['shared cores', 'general', 'share', 'cpu', 32],
    ['shared GPUs', 'heterogeneous', 'share', 'gpu', 2],
    ['shared DCUs', 'heterogeneous', 'share', 'dcu', 2],
    ['exclusive cores', 'general', 'contract', 'cpu', 1],
    ['a cloud server', 'cloudServer', 'share', 'cpu', 1],
    ['software', 'software', 'other', null, 1],
  ] as const)('[R9.01] %s begin at their minimum', (_, kind, type, resourceType, least) => {
    expect(purchaseLimit({ kind, type, resourceType, limit }, platform)).toEqual({ ...limit, amount: least })
  })
  it('[R9.01] storage keeps within the quotas of the platform and lasts its minimum duration', () => {
    expect(
      purchaseLimit({ kind: 'storage', type: 'storage', resourceType: 'storage', limit }, platform),
    ).toEqual({ amount: 100, maxAmount: 500_000, duration: 3, maxDuration: 60 })
  })
  it("[R9.01] a seller's narrower limit stands", () => {
    const own = { amount: 64, maxAmount: 128, duration: 6, maxDuration: 12 }
    expect(
      purchaseLimit({ kind: 'general', type: 'share', resourceType: 'cpu', limit: own }, platform),
    ).toEqual(own)
    expect(
      purchaseLimit({ kind: 'storage', type: 'storage', resourceType: 'storage', limit: own }, platform),
    ).toEqual({ amount: 100, maxAmount: 128, duration: 6, maxDuration: 12 })
  })
})

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    expect(decode(Goods)(goods)).toEqual(E.right(goods))
    expect(decode(Sku)(sku)).toEqual(E.right(sku))
    for (const card of cards(5)) expect(decode(GoodsCard)(card)).toEqual(E.right(card))
  })
})
