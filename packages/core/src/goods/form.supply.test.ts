import { describe, expect, it } from 'vitest'
import { softwareForm } from './form.fixtures.ts'
import { emptyGoodsForm } from './form.read.ts'
import { formListedPricing, hasNothingToSell, totalCapacity } from './form.supply.ts'

const empty = emptyGoodsForm('software')
const withPrices = (...prices: readonly string[]) => ({
  skus: softwareForm.skus.map((sku) => ({
    ...sku,
    pricing: sku.pricing.slice(0, 1).flatMap((one) => prices.map((price) => ({ ...one, price }))),
  })),
})

describe('what goods offer as their seller describes them', () => {
  it('[R4.03] is how much every sku has in every centre', () => {
    expect([totalCapacity(softwareForm), totalCapacity(empty)]).toEqual([120, 0])
  })

  it('[R4.03] is nothing where every capacity is 0, and not known before there are skus', () => {
    const skus = softwareForm.skus.map((sku) => ({ ...sku, stock: [{ clusterId: '', capacity: 0 }] }))
    expect([{ skus }, softwareForm, empty].map(hasNothingToSell)).toEqual([true, false, false])
  })

  it('[R3.03][R4.03] is listed at the lowest price that is typed, without trials', () => {
    expect(formListedPricing(softwareForm)?.price).toBe('800.00')
    expect(formListedPricing(withPrices('', '12.5', '9.90'))?.price).toBe('9.90')
    expect([formListedPricing(empty), formListedPricing(withPrices('', 'x'))]).toEqual([undefined, undefined])
  })
})
