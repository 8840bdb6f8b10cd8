import { useLoaded } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import type { NewReview } from '@compute-mall/core/goods'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { ReviewsCard } from './ReviewsCard.tsx'

interface OrderReviewsProps {
  readonly orderId: string
  /** Names what is open of the order; what may be reviewed is asked for again when it changes. */
  readonly opened: string
}

/** The buyer's reviews of the goods of an order (2.7). */
export const OrderReviews = ({ orderId, opened }: OrderReviewsProps) => {
  const client = useClient()
  const params = { orderId }
  const [round, setRound] = useState(0)
  const { loaded } = useLoaded({
    key: `${orderId} ${opened} ${round}`,
    load: (asking) => client.order.reviews({ params }, asking),
  })
  const write = useCommand(
    (body: NewReview) => client.order.review({ params, body }),
    (answer) => E.isRight(answer) && setRound((last) => last + 1),
  )
  if (loaded.kind !== 'loaded') return null
  return (
    <ReviewsCard view={{ goods: loaded.value, busy: write.pending, round }} commands={{ write: write.run }} />
  )
}
