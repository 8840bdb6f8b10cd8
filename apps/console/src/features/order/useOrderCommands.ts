import { addresses, useNavigate } from '@compute-mall/app'
import { E, pipe, TE } from '@compute-mall/core/fp'
import type { Reordered } from '@compute-mall/core/order'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'

/** What is being done with orders of the page, and what came of it. */
export interface OrderWork {
  /** The order that something is being done with. */
  readonly busy: string | null
  /** What became of ordering again; null before, and when it was read. */
  readonly reordered: Reordered | null
}

/** What can be done with an order wherever it is shown. */
export interface OrderCommands {
  readonly cancel: (orderId: string) => void
  /** Gives up the payment that is under way, and goes on to where one pays another way. */
  readonly giveUp: (orderId: string) => void
  readonly reorder: (orderId: string) => void
  readonly closeReordered: () => void
}

/** Binds the commands of orders; `changed` loads anew what is shown. */
export const useOrderCommands = (
  changed: () => void,
): { readonly work: OrderWork; readonly commands: OrderCommands } => {
  const client = useClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string | null>(null)
  const [reordered, setReordered] = useState<Reordered | null>(null)
  const cancel = useCommand(
    (orderId: string) => client.order.cancel({ params: { orderId } }),
    (outcome) => {
      setBusy(null)
      if (E.isRight(outcome)) changed()
    },
  )
  const giveUp = useCommand(
    (orderId: string) =>
      pipe(
        client.payment.giveUp({ body: { orderId } }),
        TE.map(({ status }) => ({ orderId, status })),
      ),
    (outcome) => {
      setBusy(null)
      if (E.isRight(outcome) && outcome.right.status !== 'PAID')
        navigate(addresses.mall.pay.href({ orderId: outcome.right.orderId }))
      else changed()
    },
  )
  const reorder = useCommand(
    (orderId: string) => client.order.reorder({ params: { orderId } }),
    (outcome) => {
      setBusy(null)
      if (E.isRight(outcome)) setReordered(outcome.right)
    },
  )
  const on = (run: (orderId: string) => void) => (orderId: string) => {
    setBusy(orderId)
    run(orderId)
  }
  return {
    work: { busy, reordered },
    commands: {
      cancel: on(cancel.run),
      giveUp: on(giveUp.run),
      reorder: on(reorder.run),
      closeReordered: () => setReordered(null),
    },
  }
}
