import { addresses, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type OwnFeedback, ownFeedbackList } from '@compute-mall/core/feedback'
import { routes } from '../../routes.ts'
import { FeedbackListPage } from './FeedbackListPage.tsx'

const feedback: WorkList<typeof ownFeedbackList, OwnFeedback> = {
  list: ownFeedbackList,
  route: routes.feedback,
  read: (client) => client.feedback.own,
}
export const loader = workListLoader(feedback)

const links = {
  detail: (feedbackId: string) => routes.feedbackDetail.href({ feedbackId }),
  write: addresses.mall.feedback.href(),
}

export const Component = () => <FeedbackListPage {...useWorkList(feedback)} links={links} />
