import { useDecision, useLoaded } from '@compute-mall/app'
import type { NewReview } from '@compute-mall/core/goods'
import { useClient } from '@compute-mall/react'
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
  const { loaded, reload } = useLoaded({
    key: `${orderId} ${opened}`,
    load: (asking) => client.order.reviews({ params }, asking),
  })
  const { busy, take } = useDecision()
  const write = async (body: NewReview) => {
    const isDone = await take(client.order.review({ params, body }), null)
    if (isDone) reload()
    return isDone
  }
  if (loaded.kind !== 'loaded') return null
  return <ReviewsCard view={{ goods: loaded.value, busy }} commands={{ write }} />
}
