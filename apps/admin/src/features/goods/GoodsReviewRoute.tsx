import { useParams } from '@compute-mall/app'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { type DecidedGoods, GoodsReviewPage } from './GoodsReviewPage.tsx'
import { useGoodsReview } from './useGoodsReview.ts'

export { loader } from './useGoodsReview.ts'

/** Each application begins anew; what was decided about the one before it is still told. */
export const Component = () => {
  const { applicationId } = useParams(routes.goodsReview)
  const [decided, setDecided] = useState<DecidedGoods | null>(null)
  return <Review key={applicationId} decided={decided} onDecided={setDecided} />
}

interface ReviewProps {
  readonly decided: DecidedGoods | null
  readonly onDecided: (decided: DecidedGoods | null) => void
}

const Review = ({ decided, onDecided }: ReviewProps) => (
  <GoodsReviewPage {...useGoodsReview(decided, onDecided)} />
)
