import { useLoaded } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { useClient } from '@compute-mall/react'
import { useState } from 'react'
import type { OpenGoods } from './loadGoods.ts'
import { type TabId, tabIds } from './tabIds.ts'

/** Reviews on one page. */
const REVIEWS = 10

/** The page stays; a reload, a way back and whoever gets the address find the same tab. */
const noteTab = (id: TabId) => {
  const here = new URL(location.href)
  if (id === 'details') here.searchParams.delete('tab')
  else here.searchParams.set('tab', id)
  history.replaceState(history.state, '', here)
}

/** The tab that the address names by now. */
export const notedTab = (): string => new URLSearchParams(location.search).get('tab') ?? ''

/** Which tab is open, and what it shows. The first comes with the page, another is filled when it is opened. */
export const useTabs = (
  goodsId: string,
  { depend: firstDepend, address }: Pick<OpenGoods, 'depend' | 'address'>,
) => {
  const client = useClient()
  const [tab, open] = useState<TabId>(tabIds.find((id) => id === address.tab) ?? 'details')
  const showTab = (id: TabId) => {
    open(id)
    noteTab(id)
  }
  const [reviewPage, showReviews] = useState(1)
  const params = { id: goodsId }
  const depend = useLoaded({
    key: tab === 'details' ? 'details' : null,
    load: () => client.goods.dependResource({ params }, shownInPlace),
    first: firstDepend,
  })
  const reviews = useLoaded({
    key: tab === 'reviews' ? `${reviewPage}` : null,
    load: () =>
      client.goods.reviews({ params, query: { pageNum: reviewPage, pageSize: REVIEWS } }, shownInPlace),
  })
  const total = reviews.loaded.kind === 'loaded' ? reviews.loaded.value.total : 0
  return {
    view: {
      tab,
      depend: depend.loaded,
      reviews: reviews.loaded,
      reviewPage,
      reviewPageCount: Math.ceil(total / REVIEWS),
    },
    commands: { showTab, showReviews, retryTab: tab === 'reviews' ? reviews.reload : depend.reload },
  }
}
