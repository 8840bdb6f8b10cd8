import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { FeedbackDeskPage } from './FeedbackDeskPage.tsx'
import { useFeedbackDesk } from './useFeedbackDesk.ts'

export { loader } from './useFeedbackDesk.ts'

/** Each piece of feedback begins anew. */
export const Component = () => <Desk key={useParams(routes.feedbackDetail).feedbackId} />

const Desk = () => <FeedbackDeskPage {...useFeedbackDesk()} />
