import { useDecision, useForgetTyped, useLoaded } from '@compute-mall/app'
import type { TE } from '@compute-mall/core/fp'
import { mayAskRefund, type Order } from '@compute-mall/core/order'
import { useClient } from '@compute-mall/react'
import { RefundCard, refundForm } from './RefundCard.tsx'

/** How the buyer asks for the money of an order that is not open yet, and what became of it (W30). */
export const OrderRefund = ({ order }: { readonly order: Order }) => {
  const client = useClient()
  const forget = useForgetTyped()
  const params = { orderId: order.orderId }
  const { busy, take } = useDecision()
  const { loaded, reload } = useLoaded({
    key: `${order.orderId} ${order.status}`,
    load: (asking) => client.order.refundRequest({ params }, asking),
  })
  const change = async (task: TE.TaskEither<unknown, unknown>) => {
    const isDone = await take(task, null)
    if (isDone) {
      forget(refundForm(order.orderId))
      reload()
    }
    return isDone
  }
  if (loaded.kind !== 'loaded') return null
  return (
    <RefundCard
      view={{
        orderId: order.orderId,
        request: loaded.value,
        refunds: order.refunds,
        mayAsk: mayAskRefund(order),
        busy,
      }}
      commands={{
        ask: (reason) => change(client.order.askRefund({ params, body: { reason } })),
        withdraw: () => void change(client.order.withdrawRefund({ params })),
      }}
    />
  )
}
