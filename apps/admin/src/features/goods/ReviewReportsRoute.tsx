import { ReviewReportsPage } from './ReviewReportsPage.tsx'
import { useReviewReports } from './useReviewReports.ts'

export { loader } from './useReviewReports.ts'

export const Component = () => <ReviewReportsPage {...useReviewReports()} />
