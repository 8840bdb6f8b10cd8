import { load, loadedOf, useClock, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { goodsApplicationList } from '@compute-mall/core/goods'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { GoodsQueuePageProps } from './GoodsQueuePage.tsx'

/** The page of the queue that the address means. */
export const loader = load(routes.goodsQueue, async ({ client, params: query }) =>
  loadedOf(await client.goods.applications({ query })()),
)

/** The queue of goods: what it is asked stands in the address. */
export const useGoodsQueue = (): GoodsQueuePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.goodsQueue)
  const client = useClient()
  const clock = useClock()
  const exporting = useExport(() => client.goods.applicationsExport({ query }))
  const list = useWatchedList({
    name: 'admin.goodsQueue',
    list: goodsApplicationList,
    query,
    href: routes.goodsQueue.href,
    page,
    ask: () => client.goods.applications({ query }, shownInPlace),
    keyOf: ({ applicationId, state }) => `${applicationId} ${state}`,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: { application: (applicationId) => routes.goodsReview.href({ applicationId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
    },
  }
}
