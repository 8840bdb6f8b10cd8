import { load, loadedOf, useAppData, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { shopOrderList } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'

/** The page of the list that the address means. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.shopList({ query })()),
)

/** What the shop sold: what is asked stands in the address. */
export const useOrders = (): OrderListPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const { user } = useAppData()
  const client = useClient()
  const exporting = useExport(() => client.order.shopExport({ query }))
  const list = useWatchedList({
    name: 'seller.orders',
    list: shopOrderList,
    query,
    href: routes.orders.href,
    page,
    ask: () => client.order.shopList({ query }, shownInPlace),
    keyOf: ({ lineId }) => lineId,
  })
  return {
    view: {
      ...list.view,
      exporting: exporting.pending,
      mayExport: mayDo('orders', 'money')(user),
    },
    links: { order: (lineId) => routes.order.href({ lineId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
    },
  }
}
