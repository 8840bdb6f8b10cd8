import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { CartChange, CartItem, PurchaseChoice } from './index.ts'
import { cartFixtures } from './testing/index.ts'

const choice = {
  goodsId: '20000101',
  skuId: '20000101',
  pricingId: '2000010101',
  clusterId: 'c-kunshan',
  purchaseAmount: '8',
  purchaseDuration: '3',
  purchaseDurationUnit: 'month',
}
const badPath = (change: object) => {
  const decoded = decode(CartChange)({ ...choice, ...change })
  return E.isLeft(decoded) ? decoded.left[0]?.path : undefined
}

describe('what a cart says on the wire', () => {
  it.each(Object.entries(cartFixtures))('[R3.01] the sample %s fits its codec', (_, item) => {
    expect(decode(CartItem)(item)).toEqual(E.right(item))
  })

  it('[R3.01] reads a choice from the texts of a form', () => {
    expect(decode(PurchaseChoice)(choice)).toEqual(
      E.right({ ...choice, purchaseAmount: 8, purchaseDuration: 3 }),
    )
    const bare = { ...choice, clusterId: undefined, purchaseDurationUnit: undefined }
    expect(E.isRight(decode(PurchaseChoice)(bare))).toBe(true)
  })

  const bad = [
    '-1',
    '0',
    '1.5',
    '1e9',
    '1000000000',
    '1e3',
    'NaN',
    null,
    ['1'],
    '9007199254740992',
    '',
    ' 1',
    8,
    {},
  ]
  it.each(bad)('[R5.09] refuses the quantity %j by name (B1)', (quantity) => {
    expect(badPath({ purchaseAmount: quantity })).toBe('purchaseAmount')
    expect(badPath({ purchaseDuration: quantity })).toBe('purchaseDuration')
  })

  it('[R9.01] accepts the greatest amount and refuses one more', () => {
    expect(badPath({ purchaseAmount: '99999999' })).toBeUndefined()
    expect(badPath({ purchaseAmount: '100000000' })).toBe('purchaseAmount')
  })
})
