import { OrderPage } from './OrderPage.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => <OrderPage {...useOrder()} />
