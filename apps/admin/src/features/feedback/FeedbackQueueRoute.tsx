import { FeedbackQueuePage } from './FeedbackQueuePage.tsx'
import { useFeedbackQueue } from './useFeedbackQueue.ts'

export { loader } from './useFeedbackQueue.ts'

export const Component = () => <FeedbackQueuePage {...useFeedbackQueue()} />
