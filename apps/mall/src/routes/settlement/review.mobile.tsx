import { ReviewStatusPage } from '../../features/settlement/ReviewStatusPage.tsx'
import { useReview } from './useReview.ts'

export { loader, texts } from './useReview.ts'

export const Component = () => <ReviewStatusPage {...useReview()} />
