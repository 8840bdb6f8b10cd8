import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { OrderDetailPage } from './OrderDetailPage.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => <Order key={useParams(routes.order).orderId} />

const Order = () => <OrderDetailPage {...useOrder()} />
