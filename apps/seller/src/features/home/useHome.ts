import { load, loadedOf, useAppData, useClock, usePage, usePolling, useReload } from '@compute-mall/app'
import { MINUTE_MS } from '@compute-mall/core/time'
import { useNow } from '@compute-mall/react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { HomePageProps } from './HomePage.tsx'

/** What waits; null for whoever is of no shop, whom the layout tells so. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { user } = await appData()
  return user === null || user.retailerId === null ? null : loadedOf(await client.desk.shopHome({})())
})

/** The home of the seller app, asked for again every minute. */
export const useHome = (): HomePageProps => {
  const home = usePage<typeof loader>()
  const { user } = useAppData()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  usePolling(home !== null, MINUTE_MS)
  return {
    view: { home: home ?? { kind: 'loading' }, now, mayPublish: mayDo('goods')(user) },
    links: {
      refused: routes.goods.href({ review: ['refused'] }),
      failed: routes.goods.href({ shelf: ['failed', 'forcedOff'] }),
      shut: routes.goods.href({ shut: true }),
      messages: routes.messages.href({ filter: 'unanswered' }),
      openingFailed: routes.orders.href({ provision: 'failed' }),
      drafts: routes.goods.href({ review: ['draft'], sort: 'changedAt' }),
      scarce: routes.goods.href({ tab: 'on', scarce: true }),
      ending: routes.goods.href({ tab: 'on', ending: true }),
      disputed: routes.statements.href({ status: 'disputed' }),
      goods: routes.goodsNew.href(),
      shop: routes.shop.href(),
      replies: routes.cannedReplies.href(),
      inbox: routes.messages.href({ filter: 'all' }),
    },
    commands: { retry: () => void reload() },
  }
}
