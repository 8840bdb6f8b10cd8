import { OrdersPage } from './OrdersPage.tsx'
import { useOrders } from './useOrders.ts'

export { loader } from './useOrders.ts'

export const Component = () => <OrdersPage {...useOrders()} />
