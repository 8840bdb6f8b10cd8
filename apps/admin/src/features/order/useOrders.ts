import { load, loadedOf, useClock, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { adminOrderList, refundTime } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { OrdersPageProps } from './OrdersPage.tsx'

/** The page of all orders that the address means. */
export const loader = load(routes.orders, async ({ client, params: query }) =>
  loadedOf(await client.order.all({ query })()),
)

/** All orders; their export is audited. */
export const useOrders = (): OrdersPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.orders)
  const client = useClient()
  const clock = useClock()
  const exporting = useExport(() => client.order.exportAll({ query }))
  const list = useWatchedList({
    name: 'admin.orders',
    list: adminOrderList,
    query,
    href: routes.orders.href,
    page,
    ask: () => client.order.all({ query }, shownInPlace),
    keyOf: ({ orderId, status, refund }) =>
      `${orderId} ${status} ${refund === null ? '' : refundTime(refund)}`,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: { order: (orderId) => routes.order.href({ orderId }) },
    commands: {
      ...list.commands,
      exportRows: exporting.run,
    },
  }
}
