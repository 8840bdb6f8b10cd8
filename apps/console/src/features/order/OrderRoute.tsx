import { useParams } from '@compute-mall/app'
import type { Order as OrderOfBuyer } from '@compute-mall/core/order'
import { routes } from '../../routes.ts'
import { OrderDetailPage } from './OrderDetailPage.tsx'
import { OrderRefund } from './OrderRefund.tsx'
import { OrderReviews } from './OrderReviews.tsx'
import { useOrder } from './useOrder.ts'

export { loader } from './useOrder.ts'

export const Component = () => <Order key={useParams(routes.order).orderId} />

/** The lines of an order that are open, which says when something becomes ready to be reviewed. */
const openedOf = ({ lines }: OrderOfBuyer): string =>
  lines.flatMap(({ lineId, provision }) => (provision.openTime === null ? [] : [lineId])).join(' ')

const Order = () => {
  const page = useOrder()
  const { state } = page.view
  return (
    <OrderDetailPage
      {...page}
      refund={
        state.kind === 'loaded' &&
        (state.value.order.payTime !== null || state.value.order.refunds.length > 0) ? (
          <>
            <OrderRefund order={state.value.order} />
            <OrderReviews orderId={state.value.order.orderId} opened={openedOf(state.value.order)} />
          </>
        ) : undefined
      }
    />
  )
}
