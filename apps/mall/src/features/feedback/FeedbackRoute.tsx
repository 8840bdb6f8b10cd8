import { FeedbackPage } from './FeedbackPage.tsx'
import { useFeedback } from './useFeedback.ts'

export const Component = () => <FeedbackPage {...useFeedback()} />
