import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved } from './moved.ts'

describe('moving a row', () => {
  it('puts it where it is wanted, and keeps the order of the others', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  })
  it('changes nothing beyond the ends', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
  it('loses none and doubles none, and can be taken back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(20), fc.nat(20), (rows, from, to) => {
        const there = moved(rows, from, to)
        expect(there.toSorted()).toEqual(rows.toSorted())
        if (from < rows.length && to < rows.length) expect(moved(there, to, from)).toEqual(rows)
      }),
    )
  })
})
