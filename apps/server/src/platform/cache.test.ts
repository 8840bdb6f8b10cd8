import { describe, expect, it } from 'vitest'
import { shortCache } from './cache.ts'

const counting = () => {
  let made = 0
  return { make: async () => ++made, made: () => made }
}

describe('an answer kept for a moment', () => {
  it('[L4] is made once for all who ask meanwhile', async () => {
    const { make, made } = counting()
    const cache = shortCache<number>({ milliseconds: 1000, most: 10 }, () => 0)
    expect(await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('b', make)])).toEqual([
      1, 1, 2,
    ])
    expect(made()).toBe(2)
  })

  it('[L4][H14] is made anew when its time is over', async () => {
    let now = 0
    const { make } = counting()
    const cache = shortCache<number>({ milliseconds: 1000, most: 10 }, () => now)
    expect(await cache.get('a', make)).toBe(1)
    now = 999
    expect(await cache.get('a', make)).toBe(1)
    now = 1000
    expect(cache.peek('a')).toBeUndefined()
    expect(await cache.get('a', make)).toBe(2)
  })

  it('[L4] goes when there are too many, the oldest first', async () => {
    const { make } = counting()
    const cache = shortCache<number>({ milliseconds: 1000, most: 2 }, () => 0)
    for (const key of ['a', 'b', 'c']) await cache.get(key, make)
    expect([cache.peek('a'), await cache.peek('b'), await cache.peek('c')]).toEqual([undefined, 2, 3])
  })

  it('[F8][H14] is not kept when it failed', async () => {
    const cache = shortCache<number>({ milliseconds: 1000, most: 10 }, () => 0)
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache.get('a', async () => 7)).toBe(7)
  })
})
