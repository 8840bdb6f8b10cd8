import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { availabilityOf, stockMessage } from './availability.ts'
import { AccessPath, Cluster, TestArea } from './resource.codec.ts'
import { accessPath, cluster, scarceCluster, testArea } from './resource.fixtures.ts'

describe('availability', () => {
  it.each([
    ['all of it', 100, 100, 1],
    ['just three tenths', 30, 100, 1],
    ['less than three tenths', 29, 100, 2],
    ['just a tenth', 10, 100, 2],
    ['less than a tenth', 9, 100, 3],
    ['the last one', 1, 1000, 3],
    ['nothing', 0, 100, 4],
    ['nothing of nothing', 0, 0, 4],
    ['less than nothing', -1, 100, 4],
    ['two of two', 2, 2, 3],
    ['the last five of a few', 5, 8, 3],
    ['six of a few', 6, 8, 1],
  ])('[R3.09] of %s left is told by its level', (_, free, capacity, level) => {
    expect(availabilityOf(free, capacity)).toBe(level)
  })
})

describe('the words for a stock', () => {
  it('[R3.09] are its number where few are left, and never sufficient or tight', () => {
    for (const left of [1, 2, 3, 4, 5]) {
      const availability = availabilityOf(left, left)
      expect(availability).toBe(3)
      expect(stockMessage({ availability, left })).toEqual({
        key: 'resource:onlyLeft',
        values: { amount: left },
      })
    }
  })
  it('[R3.09] are its level where more is left, nothing is, or no number is known', () => {
    const keyOf = (stock: Parameters<typeof stockMessage>[0]) => stockMessage(stock).key
    expect(keyOf({ availability: 1, left: 6 })).toBe('resource:availability.1')
    expect(keyOf({ availability: 3, left: 90 })).toBe('resource:availability.3')
    expect(keyOf({ availability: 4, left: 0 })).toBe('resource:availability.4')
    expect(keyOf({ availability: 2 })).toBe('resource:availability.2')
  })
})

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    for (const sample of [cluster, scarceCluster]) expect(decode(Cluster)(sample)).toEqual(E.right(sample))
    expect(decode(AccessPath)(accessPath)).toEqual(E.right(accessPath))
    expect(decode(TestArea)(testArea)).toEqual(E.right(testArea))
  })
})
