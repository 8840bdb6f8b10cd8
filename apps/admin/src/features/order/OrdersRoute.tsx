import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type AdminOrderRow, adminOrderList, refundTime } from '@compute-mall/core/order'
import { routes } from '../../routes.ts'
import { OrdersPage } from './OrdersPage.tsx'

const orders: WorkList<typeof adminOrderList, AdminOrderRow> = {
  list: adminOrderList,
  route: routes.orders,
  read: ({ order }) => order.all,
  export: ({ order }) => order.exportAll,
  views: 'admin.orders',
  version: ({ orderId, status, refund }) =>
    `${orderId} ${status} ${refund === null ? '' : refundTime(refund)}`,
}
export const loader = workListLoader(orders)

export const Component = () => {
  const { view, commands } = useWorkList(orders)
  const now = useClock()()
  return (
    <OrdersPage
      view={{ ...view, now }}
      commands={commands}
      links={{ order: (orderId) => routes.order.href({ orderId }) }}
    />
  )
}
