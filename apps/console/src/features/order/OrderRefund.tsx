import { useForgetTyped, useLoaded } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { mayAskRefund, type Order, type RefundRequest } from '@compute-mall/core/order'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { RefundCard, refundForm } from './RefundCard.tsx'

interface OrderRefundProps {
  readonly order: Order
  /** The order may have changed with it. */
  readonly onChanged: () => void
}

/** How the buyer asks for the money of an order that is not open yet, and what became of it (W30). */
export const OrderRefund = ({ order, onChanged }: OrderRefundProps) => {
  const client = useClient()
  const forget = useForgetTyped()
  const params = { orderId: order.orderId }
  const [round, setRound] = useState(0)
  const { loaded } = useLoaded({
    key: `${order.orderId} ${order.status} ${round}`,
    load: (asking) => client.order.refundRequest({ params }, asking),
  })
  const done = (answer: E.Either<unknown, RefundRequest>) => {
    if (E.isLeft(answer)) return
    forget(refundForm(order.orderId))
    setRound((last) => last + 1)
    onChanged()
  }
  const ask = useCommand((reason: string) => client.order.askRefund({ params, body: { reason } }), done)
  const withdraw = useCommand(() => client.order.withdrawRefund({ params }), done)
  if (loaded.kind !== 'loaded') return null
  return (
    <RefundCard
      view={{
        orderId: order.orderId,
        request: loaded.value,
        refunds: order.refunds,
        mayAsk: mayAskRefund(order),
        busy: ask.pending || withdraw.pending,
        round,
      }}
      commands={{ ask: ask.run, withdraw: () => withdraw.run() }}
    />
  )
}
