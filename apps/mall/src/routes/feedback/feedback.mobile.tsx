import { FeedbackPage } from '../../features/feedback/FeedbackPage.tsx'
import { useFeedback } from './useFeedback.ts'

export { loader, texts } from './useFeedback.ts'

export const Component = () => <FeedbackPage {...useFeedback()} />
