import { useLanguage } from '@compute-mall/ui/text'
import { CustomerReviewsPage } from './CustomerReviewsPage.tsx'
import { LateReport } from './LateReport.tsx'
import { useCustomerReviews } from './useCustomerReviews.ts'

export { loader } from './useCustomerReviews.ts'

export const Component = () => {
  const { props, reported, closeReport } = useCustomerReviews()
  const { inLanguage } = useLanguage()
  return (
    <>
      <CustomerReviewsPage {...props} />
      {reported !== null && (
        <LateReport reviewId={reported.reviewId} text={inLanguage(reported.text)} onClose={closeReport} />
      )}
    </>
  )
}
