import type { GoodsCard } from '@compute-mall/core/goods'
import { useState } from 'react'
import type { Comparison } from '../goods/CompareBox.tsx'

/** So many stand beside one another and can still be read; decided. */
export const COMPARED_MOST = 4

/** What is chosen to be compared, and the way to choose other things. */
export type Compared = readonly [readonly GoodsCard[], (cards: readonly GoodsCard[]) => void]

/**
 * What is chosen to be compared; it outlasts pages and filters of its search.
 * @param kept where it outlasts the page as well; without it the page alone remembers
 */
export const useComparison = (kept?: Compared): Comparison => {
  const own = useState<readonly GoodsCard[]>([])
  const [chosen, choose] = kept ?? own
  return {
    chosen,
    isFull: chosen.length >= COMPARED_MOST,
    toggle: (card) => {
      const others = chosen.filter(({ skuId }) => skuId !== card.skuId)
      choose(others.length < chosen.length ? others : [...chosen, card])
    },
    clear: () => choose([]),
  }
}
