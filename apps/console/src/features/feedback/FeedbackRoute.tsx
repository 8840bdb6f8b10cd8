import { FeedbackPage } from './FeedbackPage.tsx'
import { useFeedback } from './useFeedback.ts'

export { loader } from './useFeedback.ts'

export const Component = () => <FeedbackPage {...useFeedback()} />
