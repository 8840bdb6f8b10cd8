import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import { orderAddress, readIntent, readRenewal, renewalAddress } from './index.ts'

const queryOf = (address: string) => new URL(address, 'https://mall.example').searchParams

describe('the address of the order confirmation', () => {
  it('[R2.10] names the lines of the cart', () => {
    const intent = { cartIds: ['c1', 'c2'], choice: undefined, type: 'formal' as const }
    expect(orderAddress(intent)).toBe('/goods/order?cartIds=c1&cartIds=c2&type=formal')
    expect(readIntent(queryOf(orderAddress(intent)))).toEqual(E.right(intent))
  })

  it('[R2.10] names one choice from the goods page', () => {
    const intent = {
      cartIds: [],
      choice: {
        goodsId: 'g1',
        skuId: 's1',
        pricingId: 'p1',
        clusterId: 'c-kunshan',
        purchaseAmount: 8,
        purchaseDuration: 3,
        purchaseDurationUnit: 'month' as const,
      },
      type: 'trial' as const,
    }
    expect(orderAddress(intent)).toContain('choice.purchaseAmount=8&choice.purchaseDuration=3')
    expect(readIntent(queryOf(orderAddress(intent)))).toEqual(E.right(intent))
  })

  it.each(['', 'type=gift', 'type=formal&choice.skuId=s1', 'type=formal&choice.purchaseAmount=1e3'])(
    '[R5.15] reads no intent from "%s"',
    (query) => expect(E.isLeft(readIntent(new URLSearchParams(query)))).toBe(true),
  )
})

describe('the address of a renewal', () => {
  it('[R2.10] names the line and for how long', () => {
    const intent = { lineId: 'line_1', duration: 3 }
    expect(renewalAddress(intent)).toBe('/goods/renewPurchase?lineId=line_1&duration=3')
    expect(readRenewal(queryOf(renewalAddress(intent)))).toEqual(E.right(intent))
  })

  it('[R2.10] is for one unit of time where it does not say', () => {
    expect(readRenewal(new URLSearchParams('lineId=line_1'))).toEqual(
      E.right({ lineId: 'line_1', duration: 1 }),
    )
  })

  it.each([
    '',
    'lineId=',
    'lineId=line_1&duration=0',
    'lineId=line_1&duration=1.5',
    'lineId=line_1&duration=121',
  ])('[R5.15] reads nothing from "%s"', (query) =>
    expect(E.isLeft(readRenewal(new URLSearchParams(query)))).toBe(true),
  )
})
