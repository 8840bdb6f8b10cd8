import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchQuery } from './index.ts'

const id = fc.stringMatching(/^[\w-]{1,20}$/)
const words = fc.stringMatching(/^\S.{0,20}$/)

describe('what the address of a goods page means (decision 9)', () => {
  it('[R2.10] is asked for where it names a sku alone', () => {
    expect(matchQuery({ goodsId: '', skuId: 'a800-8', keyword: '' })).toEqual({
      skuId: 'a800-8',
      keyword: undefined,
    })
  })

  it('[R2.10] is known where it names the goods, with a sku or without', () => {
    fc.assert(
      fc.property(id, fc.option(id, { nil: '' }), (goodsId, skuId) => {
        expect(matchQuery({ goodsId, skuId, keyword: '' })).toBeNull()
      }),
    )
  })

  it('[R2.10] is the sku that fits the words best', () => {
    fc.assert(
      fc.property(id, id, words, (goodsId, skuId, keyword) => {
        expect(matchQuery({ goodsId, skuId, keyword })).toEqual({ skuId, keyword })
      }),
    )
  })

  it('[R2.10] asks for no sku where none is named, whatever was searched for', () => {
    expect(matchQuery({ goodsId: '200001', skuId: '', keyword: 'a800' })).toBeNull()
  })
})
