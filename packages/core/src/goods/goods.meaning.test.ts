import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { E } from '../fp/index.ts'
import { matchQuery, meaningOf } from './index.ts'

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

  it('[R2.10] is what was found for it, where it had to be asked for', () => {
    const found = { goodsId: '200001', skuId: 'l40-4' }
    expect(meaningOf({ goodsId: '', skuId: 'l40-4' }, E.right(found))).toEqual(E.right(found))
    expect(meaningOf({ goodsId: '200001', skuId: 'a800-8' }, E.right(found))).toEqual(E.right(found))
  })

  it('[R2.10] is what it says itself where nothing was asked, or nothing answered', () => {
    const said = { goodsId: '200001', skuId: 'a800-8' }
    expect(meaningOf(said, null)).toEqual(E.right(said))
    expect(meaningOf(said, E.left('timeout'))).toEqual(E.right(said))
    expect(meaningOf({ goodsId: '', skuId: 'a800-8' }, E.left('timeout'))).toEqual(E.left('timeout'))
  })
})
