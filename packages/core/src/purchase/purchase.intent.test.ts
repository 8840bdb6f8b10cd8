import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import { encodeForm, queryText } from '../http/index.ts'
import { type PurchaseIntent, readIntent } from './index.ts'

const written = (intent: PurchaseIntent) => queryText(encodeForm(intent))
const queryOf = (query: string) => new URLSearchParams(query)

describe('the address of the order confirmation', () => {
  it('[R2.10] names the lines of the cart', () => {
    const intent = { cartIds: ['c1', 'c2'], choice: undefined, type: 'formal' as const }
    expect(written(intent)).toBe('?cartIds=c1&cartIds=c2&type=formal')
    expect(readIntent(queryOf(written(intent)))).toEqual(E.right(intent))
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
    expect(written(intent)).toContain('choice.purchaseAmount=8&choice.purchaseDuration=3')
    expect(readIntent(queryOf(written(intent)))).toEqual(E.right(intent))
  })

  it.each(['', 'type=gift', 'type=formal&choice.skuId=s1', 'type=formal&choice.purchaseAmount=1e3'])(
    '[R5.15] reads no intent from "%s"',
    (query) => expect(E.isLeft(readIntent(new URLSearchParams(query)))).toBe(true),
  )
})
