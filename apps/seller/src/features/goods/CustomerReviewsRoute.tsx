import { CustomerReviewsPage } from './CustomerReviewsPage.tsx'
import { useCustomerReviews } from './useCustomerReviews.ts'

export { loader } from './useCustomerReviews.ts'

export const Component = () => <CustomerReviewsPage {...useCustomerReviews()} />
