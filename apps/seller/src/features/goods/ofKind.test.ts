import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { describe, expect, it } from 'vitest'
import { ofKind } from './ofKind.ts'

const form = goodsFormFixtures.softwareForm

describe('another kind of goods', () => {
  it('[R6.06] of the same tree keeps places, and asks for its own category', () => {
    expect(ofKind(form, 'saas')).toMatchObject({
      kind: 'saas',
      type: 'other',
      classification: { category: '', industry: ['aerospace'] },
      skus: form.skus,
    })
  })

  it('[R6.06] of computing asks for category, catalogue item and centres anew', () => {
    const next = ofKind(form, 'general')
    expect(next).toMatchObject({
      type: 'share',
      catalogueItemId: null,
      classification: { category: '', resource: [] },
    })
    expect(next.skus?.map(({ stock }) => stock)).toEqual([[], []])
  })

  it('[R1.04] has first rows where it is data, and loses them otherwise', () => {
    const data = { ...form, kind: 'data' as const, firstRows: 'id\n1' }
    expect(ofKind(data, 'data').firstRows).toBe('id\n1')
    expect(ofKind(data, 'software').firstRows).toBe('')
  })
})
