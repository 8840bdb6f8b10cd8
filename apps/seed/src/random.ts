/** A stream of numbers that depends on its name alone, so that one item's luck never changes another's. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both possible. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<A>(items: readonly A[]): A
  /** `count` different items, in the order of the list. */
  some<A>(items: readonly A[], count: number): readonly A[]
}

/** FNV-1a. */
const hashOf = (name: string): number =>
  [...name].reduce((hash, c) => Math.imul(hash ^ (c.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5)

/** mulberry32: small, quick and good enough to look like life. */
export const randomOf = (name: string): Random => {
  let state = hashOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <A>(items: readonly A[]): A => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new RangeError(`nothing to pick from for ${name}`)
    return item
  }
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick,
    some: (items, count) => {
      const ranked = items.map((item, i) => ({ item, i, rank: next() })).toSorted((a, b) => a.rank - b.rank)
      return ranked
        .slice(0, count)
        .toSorted((a, b) => a.i - b.i)
        .map(({ item }) => item)
    },
  }
}
