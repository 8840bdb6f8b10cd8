import { useAppData, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type ShopOrderLine, shopOrderList } from '@compute-mall/core/order'
import { mayDo } from '../../access.ts'
import { routes } from '../../routes.ts'
import { OrderListPage } from './OrderListPage.tsx'

const orders: WorkList<typeof shopOrderList, ShopOrderLine> = {
  list: shopOrderList,
  route: routes.orders,
  read: ({ order }) => order.shopList,
  export: ({ order }) => order.shopExport,
  views: 'seller.orders',
  version: ({ lineId }) => lineId,
}
export const loader = workListLoader(orders)

const links = { order: (lineId: string) => routes.order.href({ lineId }) }

export const Component = () => {
  const { user } = useAppData()
  const mayExport = mayDo('orders', 'money')(user)
  return (
    <OrderListPage
      {...useWorkList({ ...orders, export: mayExport ? orders.export : undefined })}
      links={links}
    />
  )
}
