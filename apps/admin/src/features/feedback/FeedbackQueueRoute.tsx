import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type FeedbackRow, feedbackList } from '@compute-mall/core/feedback'
import { routes } from '../../routes.ts'
import { FeedbackQueuePage } from './FeedbackQueuePage.tsx'

const feedback: WorkList<typeof feedbackList, FeedbackRow> = {
  list: feedbackList,
  route: routes.feedback,
  read: (client) => client.feedback.list,
  export: (client) => client.feedback.export,
  views: 'admin.feedback',
  version: ({ feedbackId, state }) => `${feedbackId} ${state}`,
}
export const loader = workListLoader(feedback)

export const Component = () => {
  const { view, commands } = useWorkList(feedback)
  const now = useClock()()
  return (
    <FeedbackQueuePage
      view={{ ...view, now }}
      commands={commands}
      links={{ feedback: (feedbackId) => routes.feedbackDetail.href({ feedbackId }) }}
    />
  )
}
