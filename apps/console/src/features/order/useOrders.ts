import {
  load,
  loadedOf,
  useClock,
  useDeskList,
  useExport,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { isMoving, orderList, orderView } from '@compute-mall/core/order'
import { useClient, useNow } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'
import { orderLinks } from './orderLinks.ts'
import { useOrderCommands } from './useOrderCommands.ts'

/** The orders that the address asks for. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.list({ query })()),
)

/** The user's orders, what can be done with each, and their export. */
export const useOrders = (): OrderListPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const { work, commands } = useOrderCommands(() => void reload())
  const exporting = useExport(() => client.order.export({ query }))
  const list = useDeskList({
    name: 'console.orders',
    list: orderList,
    query,
    href: routes.orders.href,
    page,
  })
  usePolling(page.kind === 'loaded' && page.value.records.some(isMoving))
  return {
    view: {
      ...list.view,
      work,
      exporting: exporting.pending,
      page:
        page.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: { ...page.value, records: page.value.records.map((order) => orderView(order, now)) },
            }
          : page,
    },
    links: orderLinks,
    commands: {
      ...list.commands,
      ...commands,
      openTab: (status) => list.commands.filter('status', status),
      exportRows: exporting.run,
    },
  }
}
