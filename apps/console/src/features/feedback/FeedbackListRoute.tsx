import { FeedbackListPage } from './FeedbackListPage.tsx'
import { useFeedbackList } from './useFeedbackList.ts'

export { loader } from './useFeedbackList.ts'

export const Component = () => <FeedbackListPage {...useFeedbackList()} />
