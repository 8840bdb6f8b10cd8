import { applicationKinds, computeKinds } from '@compute-mall/core/goods'
import { describe, expect, it } from 'vitest'
import { artOf } from './art/index.ts'
import { paletteOf } from './palette.ts'
import { hashOf, randomFrom } from './random.ts'
import { shorten } from './words.ts'

const kinds = [...computeKinds, ...applicationKinds]
const MAX_NODES = 25
/** The picture itself, ground, glow, mark and three lines of words. */
const NODES_AROUND = 7

describe('covers', () => {
  it.each(kinds)('[R1.02] [R1.03] %s has a drawing of few nodes, whatever its figures say', (kind) => {
    for (const count of [0, 1, 8, 64, 100_000]) {
      const shapes = artOf[kind]({ random: randomFrom(hashOf(kind)), count })
      expect(shapes.length).toBeGreaterThan(1)
      expect(shapes.length + NODES_AROUND).toBeLessThan(MAX_NODES)
      expect(shapes.map(({ d }) => d).join('')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('the same goods have the same cover, other goods another', () => {
    const coverOf = (id: string) => {
      const random = randomFrom(hashOf(id))
      return JSON.stringify([paletteOf('general', random), artOf.general({ random, count: 64 })])
    }
    expect(coverOf('20000101')).toBe(coverOf('20000101'))
    expect(coverOf('20000101')).not.toBe(coverOf('20000102'))
  })

  it.each([
    ['8×A800', 14, '8×A800'],
    ['昆山通用算力资源', 10, '昆山通用…'],
    ['Intel8458P-88C-2T', 14, 'Intel8458P-88…'],
    ['', 14, ''],
  ])('shortens %j to the width of %i letters as %j', (text, most, short) => {
    expect(shorten(text, most)).toBe(short)
  })
})
