import { load, loadedOf, useAppData, useClock, usePage, usePolling, useReload } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { MINUTE_MS } from '@compute-mall/core/time'
import { mayRead } from '../../access.ts'
import { routes } from '../../routes.ts'
import { nextToReview, WAITING } from '../settlement/queue.ts'
import type { HomePageProps, MerchantQueue } from './HomePage.tsx'

/** The queue of merchants, for those who review it. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { user } = await appData()
  if (user === null || !mayRead('merchants')(user)) return null
  const [counts, waiting] = await Promise.all([
    client.settlement.counts({})(),
    client.settlement.list({ query: WAITING })(),
  ])
  if (E.isLeft(counts)) return loadedOf<MerchantQueue>(counts)
  if (E.isLeft(waiting)) return loadedOf<MerchantQueue>(waiting)
  const nextId = nextToReview(waiting.right.records, user.id)?.applicationId ?? null
  return loadedOf<MerchantQueue>(E.right({ counts: counts.right, nextId }))
})

/** The home of operations, asked for again every minute. */
export const useHome = (): HomePageProps => {
  const merchants = usePage<typeof loader>()
  const { user } = useAppData()
  const reload = useReload()
  const clock = useClock()
  usePolling(user !== null && merchants !== null, MINUTE_MS)
  return {
    view: { merchants, now: clock() },
    links: {
      merchants: routes.merchants.href({ applyStatus: 'IN_REVIEW' }),
      merchant: (applicationId) => routes.merchant.href({ applicationId }),
    },
    commands: { retry: () => void reload() },
  }
}
