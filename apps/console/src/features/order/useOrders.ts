import {
  mapRows,
  useClock,
  usePage,
  usePolling,
  useReload,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { isMoving, type Order, orderList, orderView } from '@compute-mall/core/order'
import { useNow } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { OrderListPageProps } from './OrderListPage.tsx'
import { orderLinks } from './orderLinks.ts'
import { useOrderCommands } from './useOrderCommands.ts'

const orders: WorkList<typeof orderList, Order> = {
  list: orderList,
  route: routes.orders,
  read: ({ order }) => order.list,
  export: ({ order }) => order.export,
  views: 'console.orders',
}
export const loader = workListLoader(orders)

/** The user's orders, and the commands of each. */
export const useOrders = (): OrderListPageProps => {
  const page = usePage<typeof loader>()
  const { view, commands } = useWorkList(orders)
  const reload = useReload()
  const clock = useClock()
  const now = useNow(clock, clock())
  const decisions = useOrderCommands(() => void reload())
  usePolling(page.kind === 'loaded' && page.value.records.some(isMoving))
  return {
    view: { ...view, work: decisions.work, page: mapRows(view.page, (order) => orderView(order, now)) },
    links: orderLinks,
    commands: { ...commands, ...decisions.commands },
  }
}
