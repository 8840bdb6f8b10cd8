import { describe, expect, it } from 'vitest'
import { type BitGroup, bitCodes, bitGroups, bitsOf } from './search.codes.ts'
import { categoryTrees, filterValues, leavesOf, nodesOf } from './search.taxonomy.ts'

describe('the bits of the index', () => {
  it('[R3.04] of every code stay where they are, because stored rows hold them', () => {
    const last: Readonly<Record<BitGroup, readonly [code: string, bits: bigint]>> = {
      industry: ['emergency', 1n << 28n],
      region: ['northwest', 1n << 6n],
      resource: ['bareDcu', 1n << 6n],
      payMode: ['FOREVER', 1n << 4n],
      delivery: ['expert', 1n << 7n],
      spec: ['K100AI', 1n << 24n],
      other: ['trial', 1n << 1n],
    }
    for (const group of bitGroups) expect(bitsOf(group, [last[group][0]])).toBe(last[group][1])
    expect(bitsOf('region', ['north', 'east'])).toBe(0b101n)
    expect(bitsOf('spec', ['H800', 'A800'])).toBe((1n << 10n) | (1n << 13n))
  })

  it('[R3.04] fit the column that holds them', () => {
    for (const group of bitGroups) expect(bitCodes[group].length).toBeLessThanOrEqual(62)
  })

  it('[B3] of codes that nobody knows are none', () => {
    expect(bitsOf('region', ['moon', '__proto__', 'constructor'])).toBe(0n)
  })
})

describe('the codes of searches', () => {
  it('[R3.04] have words and bits for every value of every filter', () => {
    for (const { group, values } of filterValues)
      expect(values.map(({ code }) => code).toSorted()).toEqual([...bitCodes[group]].toSorted())
    expect(categoryTrees.industry.flatMap(leavesOf).toSorted()).toEqual([...bitCodes.industry].toSorted())
  })

  it('[R2.10] are unique in all trees, so that one code means one thing', () => {
    const codes = nodesOf(Object.values(categoryTrees).flat()).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('[R1.01] have English words without a Chinese character', () => {
    const named = [
      ...nodesOf(Object.values(categoryTrees).flat()),
      ...filterValues.flatMap(({ values }) => values),
    ]
    for (const { name } of named) {
      expect(name.en).toMatch(/^[\x20-\x7e]+$/)
      expect(name.zh).not.toBe('')
    }
  })
})
