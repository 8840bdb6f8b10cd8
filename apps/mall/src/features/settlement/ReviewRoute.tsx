import { ReviewStatusPage } from './ReviewStatusPage.tsx'
import { useReview } from './useReview.ts'

export { loader } from './useReview.ts'

export const Component = () => <ReviewStatusPage {...useReview()} />
