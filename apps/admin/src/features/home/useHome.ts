import { load, loadedOf, useAppData, useClock, usePage, usePolling, useReload } from '@compute-mall/app'
import { pipe, TE } from '@compute-mall/core/fp'
import { MINUTE_MS } from '@compute-mall/core/time'
import { mayRead } from '../../access.ts'
import { routes } from '../../routes.ts'
import { nextGoodsToReview, WAITING_GOODS } from '../goods/queue.ts'
import { nextToReview, WAITING } from '../settlement/queue.ts'
import type { HomePageProps, ReviewQueues } from './HomePage.tsx'

/** The queues, for those who review them. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { user } = await appData()
  if (user === null || !mayRead('merchants')(user)) return null
  const [merchants, merchantsWaiting, goods, goodsWaiting] = [
    client.settlement.counts({}),
    client.settlement.list({ query: WAITING }),
    client.goods.applicationCounts({}),
    client.goods.applications({ query: WAITING_GOODS }),
  ]
  const asked = pipe(
    TE.Do,
    TE.apS('merchants', merchants),
    TE.apS('merchantsWaiting', merchantsWaiting),
    TE.apS('goods', goods),
    TE.apS('goodsWaiting', goodsWaiting),
    TE.map(
      (all): ReviewQueues => ({
        merchants: {
          counts: all.merchants,
          nextId: nextToReview(all.merchantsWaiting.records, user.id)?.applicationId ?? null,
        },
        goods: {
          counts: all.goods,
          nextId: nextGoodsToReview(all.goodsWaiting.records, user.id)?.applicationId ?? null,
        },
      }),
    ),
  )
  return loadedOf(await asked())
})

/** The home of operations, asked for again every minute. */
export const useHome = (): HomePageProps => {
  const queues = usePage<typeof loader>()
  const { user } = useAppData()
  const reload = useReload()
  const clock = useClock()
  usePolling(user !== null && queues !== null, MINUTE_MS)
  return {
    view: { queues, now: clock() },
    links: {
      merchants: routes.merchants.href({ applyStatus: 'IN_REVIEW' }),
      goods: routes.goodsQueue.href({ state: ['pending'] }),
      review: {
        merchants: (applicationId) => routes.merchant.href({ applicationId }),
        goods: (applicationId) => routes.goodsReview.href({ applicationId }),
      },
    },
    commands: { retry: () => void reload() },
  }
}
