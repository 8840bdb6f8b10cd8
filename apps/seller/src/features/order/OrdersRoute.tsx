import { OrderListPage } from './OrderListPage.tsx'
import { useOrders } from './useOrders.ts'

export { loader } from './useOrders.ts'

export const Component = () => <OrderListPage {...useOrders()} />
