import { load, loadedOf, useClock, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { feedbackList } from '@compute-mall/core/feedback'
import { routes } from '../../routes.ts'
import type { FeedbackQueuePageProps } from './FeedbackQueuePage.tsx'

/** The page of the queue that the address means. */
export const loader = load(routes.feedback, async ({ client, params: query }) =>
  loadedOf(await client.feedback.list({ query })()),
)

/** The queue of feedback: what it is asked stands in the address. */
export const useFeedbackQueue = (): FeedbackQueuePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.feedback)
  const reload = useReload()
  const clock = useClock()
  const list = useListCommands({
    list: feedbackList,
    query,
    href: routes.feedback.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query, now: clock() },
    links: { one: (feedbackId) => routes.feedbackDetail.href({ feedbackId }) },
    commands: { ...list, retry: () => void reload() },
  }
}
