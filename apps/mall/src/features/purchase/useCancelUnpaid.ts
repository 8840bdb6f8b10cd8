import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'
import { orderRefusals } from '@compute-mall/core/order'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import type { CancelUnpaidDialogProps } from './CancelUnpaidDialog.tsx'

export interface CancelUnpaidProps {
  /** The order that stands in the way; null while nothing is asked. */
  readonly orderId: string | null
  readonly close: () => void
  readonly cancelled: () => void
}

/** An order that is being paid is given up first, on its own page: the money may be on its way. */
const isPaying: Message = { key: 'purchase:cancelUnpaidPaying' }

/** Cancels the unpaid order that stands in the way of a purchase. */
export const useCancelUnpaid = ({
  orderId,
  close,
  cancelled,
}: CancelUnpaidProps): CancelUnpaidDialogProps => {
  const client = useClient()
  const [notice, setNotice] = useState<Message | null>(null)
  const cancel = useCommand(
    (id: string) =>
      client.order.cancel(
        { params: { orderId: id } },
        { ...shownInPlace, on: { [orderRefusals.orderStateConflict.code]: () => setNotice(isPaying) } },
      ),
    (outcome) => {
      if (E.isRight(outcome)) cancelled()
      else setNotice((handled) => handled ?? failureMessage(callFailure(outcome.left)))
    },
  )
  return {
    view: { open: orderId !== null, busy: cancel.pending, notice },
    commands: {
      keep: () => {
        setNotice(null)
        close()
      },
      cancel: () => {
        setNotice(null)
        if (orderId !== null) cancel.run(orderId)
      },
    },
  }
}
