import type { GoodsCard } from './goods.codec.ts'

/**
 * A shelf of `count` cards that shows every kind: the best of each kind, then the second of each, and so on. Within a
 * kind, and among kinds, the given order stands.
 */
export const mixedShelf = (ranked: readonly GoodsCard[], count: number): readonly GoodsCard[] => {
  const seen = new Map<GoodsCard['kind'], number>()
  const placed = ranked.map((card) => {
    const place = seen.get(card.kind) ?? 0
    seen.set(card.kind, place + 1)
    return { card, place }
  })
  return placed
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ card }) => card)
}
