import type { GoodsCard } from '@compute-mall/core/goods'
import { useState } from 'react'
import type { Comparison } from '../goods/index.ts'

/** So many stand beside one another and can still be read; decided. */
export const COMPARED_MOST = 4

/** What is chosen to be compared; it outlasts pages and filters of its search. */
export const useComparison = (): Comparison => {
  const [chosen, choose] = useState<readonly GoodsCard[]>([])
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
