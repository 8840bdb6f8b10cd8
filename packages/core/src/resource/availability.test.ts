import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { availabilityOf } from './availability.ts'
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
  ])('[R3.09] of %s left is told by its level', (_, free, capacity, level) => {
    expect(availabilityOf(free, capacity)).toBe(level)
  })
})

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    for (const sample of [cluster, scarceCluster]) expect(decode(Cluster)(sample)).toEqual(E.right(sample))
    expect(decode(AccessPath)(accessPath)).toEqual(E.right(accessPath))
    expect(decode(TestArea)(testArea)).toEqual(E.right(testArea))
  })
})
