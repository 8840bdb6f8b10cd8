import { load, loadedOf, useClock, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { applicationList } from '@compute-mall/core/settlement'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { MerchantQueuePageProps } from './MerchantQueuePage.tsx'

/** The page of the queue that the address means. */
export const loader = load(routes.merchants, async ({ client, params: query }) =>
  loadedOf(await client.settlement.list({ query })()),
)

/** The queue of merchants: what it is asked stands in the address. */
export const useMerchantQueue = (): MerchantQueuePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.merchants)
  const client = useClient()
  const clock = useClock()
  const exporting = useExport(() => client.settlement.export({ query }))
  const list = useWatchedList({
    name: 'admin.merchants',
    list: applicationList,
    query,
    href: routes.merchants.href,
    page,
    ask: () => client.settlement.list({ query }, shownInPlace),
    keyOf: ({ applicationId, applyStatus }) => `${applicationId} ${applyStatus}`,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: { merchant: (applicationId) => routes.merchant.href({ applicationId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
    },
  }
}
