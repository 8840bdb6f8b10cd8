import { describe, expect, it } from 'vitest'
import type { Choice } from '../goods/index.ts'
import { goodsFixtures } from '../goods/testing/index.ts'
import {
  choiceLimit,
  heldChoice,
  openingChoice,
  purchaseChoice,
  trialChoice,
  wantedOf,
  wantedRefusals,
} from './index.ts'

const { nodeOffer: offer } = goodsFixtures
const months: Choice = {
  skuId: 'a800-8',
  pricingId: 'a800-8-month',
  clusterId: 'c-kunshan',
  amount: 2,
  duration: 6,
}
const codes = (choice: Choice) => {
  const wanted = wantedOf(offer, choice)
  return wanted && wantedRefusals(wanted, '2026-11-21T00:00:00.000Z').map(({ code }) => code)
}

describe('what is chosen on the goods page, as it is bought', () => {
  it('[R9.01] holds the amount within the limit of the goods and what one line may cost', () => {
    expect(choiceLimit(offer, months).maxAmount).toBe(28_249)
    expect(heldChoice(offer, { ...months, amount: 99_999_999 }).amount).toBe(28_249)
    expect(heldChoice(offer, { ...months, amount: 0 }).amount).toBe(1)
  })

  it('names goods, sku, price, centre, amount and duration with its unit', () => {
    expect(purchaseChoice(offer, months)).toEqual({
      goodsId: '200001',
      skuId: 'a800-8',
      pricingId: 'a800-8-month',
      clusterId: 'c-kunshan',
      purchaseAmount: 2,
      purchaseDuration: 6,
      purchaseDurationUnit: 'month',
    })
    expect(purchaseChoice(offer, { ...months, clusterId: null }).clusterId).toBeUndefined()
  })

  it('[R2.12] opens with what its address wants, and with what was chosen last of the same sku', () => {
    expect(openingChoice(offer, { skuId: 'a800-8' }, null, false)?.amount).toBe(1)
    expect(openingChoice(offer, { skuId: 'a800-8' }, months, false)).toEqual(months)
    expect(openingChoice(offer, { skuId: 'a800-8', amount: 3 }, months, false)).toEqual({
      ...months,
      amount: 3,
    })
    expect(openingChoice(offer, { skuId: 'l40-4' }, months, false)?.skuId).toBe('l40-4')
  })

  it('[R2.12] opens as it was left for who comes back, unless that is no longer offered', () => {
    expect(openingChoice(offer, { skuId: 'l40-4' }, months, true)).toEqual(months)
    expect(openingChoice(offer, { skuId: 'l40-4' }, { ...months, skuId: 'gone' }, true)?.skuId).toBe('l40-4')
    expect(openingChoice({ ...offer, skus: [] }, { skuId: 'a800-8' }, months, true)).toBeNull()
  })

  it('[R9.01] opens with no more than may be bought', () => {
    expect(openingChoice(offer, { skuId: 'a800-8', amount: 99_999_999 }, months, false)?.amount).toBe(
      heldChoice(offer, { ...months, amount: 99_999_999 }).amount,
    )
  })

  it('[R3.03] tries the least of a sku that has a trial, and nothing of one that has none', () => {
    expect(trialChoice(offer, months)).toEqual({ ...months, pricingId: '2000010103', amount: 1, duration: 1 })
    expect(trialChoice(offer, { ...months, skuId: 'l40-4' })).toBeNull()
  })

  it('[R8.04] is judged by the gate: in stock, sold out, out of its limits', () => {
    expect(codes(months)).toEqual([])
    expect(codes({ ...months, skuId: 'l40-8', pricingId: 'l40-8-month' })).toEqual(['PURCHASE10010'])
    expect(codes({ ...months, amount: 99_999_999 })).toEqual(['CART10001'])
    expect(wantedOf(offer, { ...months, pricingId: 'gone' })).toBeUndefined()
  })
})
