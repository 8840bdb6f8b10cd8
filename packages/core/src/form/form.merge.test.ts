import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftDifferences, mergedDraft } from './index.ts'

const theirs = {
  name: { zh: '云帆', en: '' },
  tags: ['流体'],
  skus: [
    { sn: 'A', price: '1' },
    { sn: 'B', price: '2' },
  ],
}
const mine = {
  name: { zh: '云帆求解器', en: '' },
  tags: ['流体', '并行'],
  skus: [
    { sn: 'A', price: '9' },
    { sn: 'B', price: '8' },
  ],
}

describe('two drafts of one form', () => {
  it('[J8] differ field by field, a list with more rows as one', () => {
    expect(draftDifferences(theirs, mine)).toEqual([
      { field: 'name.zh', before: '云帆', after: '云帆求解器' },
      { field: 'tags', before: '流体', after: '流体; 并行' },
      { field: 'skus.0.price', before: '1', after: '9' },
      { field: 'skus.1.price', before: '2', after: '8' },
    ])
  })

  it('[J8] become one by what is chosen, row by row', () => {
    expect(mergedDraft(theirs, mine, new Set(['skus.1.price', 'tags']))).toEqual({
      name: { zh: '云帆求解器', en: '' },
      tags: ['流体'],
      skus: [
        { sn: 'A', price: '9' },
        { sn: 'B', price: '2' },
      ],
    })
  })

  it('[J8] are theirs once all is chosen, and one’s own while nothing is', () => {
    const record = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.string(), fc.array(fc.record({ x: fc.string() }), { maxLength: 3 })),
    )
    fc.assert(
      fc.property(record, record, (other, own) => {
        const all = new Set(draftDifferences(other, own).map(({ field }) => field))
        expect(draftDifferences(other, mergedDraft(other, own, all))).toEqual([])
        expect(mergedDraft(other, own, new Set())).toEqual(own)
      }),
    )
  })
})
