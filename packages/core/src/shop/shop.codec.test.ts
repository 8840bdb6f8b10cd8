import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Shop, ShopTotals } from './shop.codec.ts'
import { shop, shopTotals } from './shop.fixtures.ts'

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    expect(decode(Shop)(shop)).toEqual(E.right(shop))
    expect(decode(ShopTotals)(shopTotals)).toEqual(E.right(shopTotals))
  })
})
