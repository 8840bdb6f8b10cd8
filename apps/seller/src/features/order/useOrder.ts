import { foundOf, load, usePage, usePolling, useReload } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import type { OrderDetailPageProps } from './OrderDetailPage.tsx'

/** One line of the shop's own; another's is not there. */
export const loader = load(routes.order, async ({ client, params }) =>
  foundOf(await client.order.shopDetail({ params })()),
)

/** One line that the shop sold, asked for again while it is being opened. */
export const useOrder = (): OrderDetailPageProps => {
  const order = usePage<typeof loader>()
  const reload = useReload()
  usePolling(
    order.kind === 'loaded' &&
      order.value.status === 'paid' &&
      (order.value.provision === 'pending' || order.value.provision === 'opening'),
  )
  return { view: { order }, orders: routes.orders.href(), commands: { retry: () => void reload() } }
}
