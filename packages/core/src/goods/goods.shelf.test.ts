import { describe, expect, it } from 'vitest'
import { mixedShelf } from './index.ts'
import { goodsFixtures } from './testing/index.ts'

const ranked = (...kinds: readonly (typeof goodsFixtures.card.kind)[]) =>
  kinds.map((kind, i) => ({ ...goodsFixtures.card, kind, goodsId: `${i}` }))
const ids = (count: number) =>
  mixedShelf(ranked('bareMetal', 'bareMetal', 'bareMetal', 'general', 'storage', 'general'), count).map(
    ({ goodsId }) => goodsId,
  )

describe('a mixed shelf', () => {
  it('[R2.13] shows the best of every kind before the second of any', () => {
    expect(ids(6)).toEqual(['0', '3', '4', '1', '5', '2'])
  })

  it('shows no more than it has room for, and all there is when it has more', () => {
    expect(ids(2)).toEqual(['0', '3'])
    expect(ids(99)).toHaveLength(6)
  })
})
