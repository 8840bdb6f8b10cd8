import { E } from '@compute-mall/core/fp'
import { orderView } from '@compute-mall/core/order'
import type { Clock } from '@compute-mall/core/time'
import { useClient, useCommand, useNow } from '@compute-mall/react'
import { useParams } from 'react-router-dom'
import { OrderDetailPage } from '../features/order/OrderDetailPage.tsx'
import { isMoving } from '../moving.ts'
import { useAnswer } from '../useAnswer.ts'
import { useHead } from '../useHead.ts'
import { useWatch } from '../useWatch.ts'

export const OrderPage = ({ clock }: { readonly clock: Clock }) => {
  const { orderId = '' } = useParams()
  useHead('order:detailTitle')
  return <OrderDetail key={orderId} orderId={orderId} clock={clock} />
}

interface OrderDetailProps {
  readonly orderId: string
  readonly clock: Clock
}

const OrderDetail = ({ orderId, clock }: OrderDetailProps) => {
  const client = useClient()
  const params = { orderId }
  const { answer, again } = useAnswer(`order ${orderId}`, (signal) =>
    client.order.detail({ params }, { signal, ignore: ['SYS10002'] }),
  )
  const cancel = useCommand(
    () => client.order.cancel({ params }),
    (outcome) => E.isRight(outcome) && again(),
  )
  const now = useNow(clock, clock())
  useWatch(answer.kind === 'loaded' && isMoving(answer.value), again)
  return (
    <OrderDetailPage
      view={{
        cancelling: cancel.pending,
        state: answer.kind === 'loaded' ? { kind: 'loaded', order: orderView(answer.value, now) } : answer,
      }}
      commands={{ cancel: () => cancel.run(), retry: again }}
    />
  )
}
