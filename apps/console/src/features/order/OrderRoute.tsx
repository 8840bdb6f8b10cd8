import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { OrderDetailPage } from './OrderDetailPage.tsx'
import { OrderRefund } from './OrderRefund.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => <Order key={useParams(routes.order).orderId} />

const Order = () => {
  const page = useOrder()
  const { state } = page.view
  return (
    <OrderDetailPage
      {...page}
      refund={
        state.kind === 'loaded' && state.value.order.payTime !== null ? (
          <OrderRefund order={state.value.order} onChanged={page.commands.retry} />
        ) : undefined
      }
    />
  )
}
