import { useParams } from '@compute-mall/app'
import { Stack } from '@compute-mall/ui/layout'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { MerchantLevelCard } from './MerchantLevelCard.tsx'
import { type Decided, MerchantReviewPage } from './MerchantReviewPage.tsx'
import { useMerchantLevel } from './useMerchantLevel.ts'
import { useMerchantReview } from './useMerchantReview.ts'

export { loader } from './useMerchantReview.ts'

/** Each application begins anew; what was decided about the one before it is still told. */
export const Component = () => {
  const { applicationId } = useParams(routes.merchant)
  const [decided, setDecided] = useState<Decided | null>(null)
  return <Review key={applicationId} decided={decided} onDecided={setDecided} />
}

interface ReviewProps {
  readonly decided: Decided | null
  readonly onDecided: (decided: Decided | null) => void
}

const Review = ({ decided, onDecided }: ReviewProps) => {
  const { applicationId } = useParams(routes.merchant)
  const review = useMerchantReview(decided, onDecided)
  const { state } = review.view
  const isMerchant = state.kind === 'loaded' && state.value.applyStatus === 'APPROVED'
  const level = useMerchantLevel(applicationId, isMerchant)
  return (
    <Stack>
      <MerchantReviewPage {...review} />
      {level !== null && <MerchantLevelCard {...level} />}
    </Stack>
  )
}
