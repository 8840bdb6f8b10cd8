import { nextFree, priceOf } from '@compute-mall/core/goods'
import { openLimit } from '@compute-mall/core/purchase'
import type { GoodsPageProps } from '@compute-mall/mall/features/goods/GoodsPage.props.ts'
import type { TabId } from '@compute-mall/mall/features/goods/tabIds.ts'
import { useState } from 'react'

/** A goods page whose choice and tab can be changed, as the app has it. */
export const useChoosing = ({ view, ...props }: GoodsPageProps): GoodsPageProps => {
  const { offer } = view
  const [choice, choose] = useState(view.choice)
  const [tab, showTab] = useState<TabId>(view.tabs.tab)
  const limit = choice && openLimit(offer, choice)
  const next = choice && nextFree(offer, choice)
  return {
    ...props,
    view: {
      ...view,
      choice,
      price: choice && priceOf(offer, choice),
      limits: { minimum: limit?.amount ?? 1, maximum: limit?.maxAmount ?? 1 },
      next: next && { choice: next, href: '/detail/goods' },
      tabs: { ...view.tabs, tab },
    },
    commands: { ...props.commands, choose, showTab },
  }
}
