import { OrderDetailPage } from './OrderDetailPage.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => <OrderDetailPage {...useOrder()} />
