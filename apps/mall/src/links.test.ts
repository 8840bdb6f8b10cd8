import { readGoodsAddress } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { goodsHref, kindHref, returnHref } from './links.ts'

describe('a link of the mall', () => {
  it('[R2.10] leads from a card to its goods, with what is known of the way', () => {
    expect(goodsHref(goodsFixtures.card)).toBe('/detail/goods?skuId=20000101&goodsId=200001')
    expect(goodsHref(goodsFixtures.card, { type: 'base', keyword: '8 卡' })).toBe(
      '/detail/goods?skuId=20000101&goodsId=200001&type=base&keyword=8%20%E5%8D%A1',
    )
  })

  it('[R2.11] leads to a kind of computing in resource search and to any other in goods search', () => {
    expect(kindHref('bareMetal')).toBe('/search/resource?common1=bareMetal')
    expect(kindHref('model')).toBe('/search/goods?common1=model')
  })

  it.each([
    ['?type=store&id=1001&keyword=x', '/detail/shop?id=1001'],
    ['?type=base&keyword=A800&common1=heterogeneous', '/search/resource?keyword=A800&common1=heterogeneous'],
    ['?type=application&resource=gpu', '/search/goods?resource=gpu'],
    ['?type=store', '/search/goods'],
    ['', '/search/goods'],
  ])('[R8.04] leads back from the goods page %s to %s', (query, expected) => {
    expect(returnHref(readGoodsAddress(new URLSearchParams(query)))).toBe(expected)
  })

  it('[R2.11] leads back to the search that has such goods when the address names none', () => {
    expect(returnHref(readGoodsAddress([]), 'storage')).toBe('/search/resource')
    expect(returnHref(readGoodsAddress([]), 'saas')).toBe('/search/goods')
  })
})
