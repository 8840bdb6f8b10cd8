import { load, loadedOf, useClock, useExport, usePage, useParams, useWatchedList } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { feedbackList } from '@compute-mall/core/feedback'
import { useClient } from '@compute-mall/react'
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
  const client = useClient()
  const clock = useClock()
  const exporting = useExport(() => client.feedback.export({ query }))
  const list = useWatchedList({
    name: 'admin.feedback',
    list: feedbackList,
    query,
    href: routes.feedback.href,
    page,
    ask: () => client.feedback.list({ query }, shownInPlace),
    keyOf: ({ feedbackId, state }) => `${feedbackId} ${state}`,
  })
  return {
    view: { ...list.view, now: clock(), exporting: exporting.pending },
    links: { one: (feedbackId) => routes.feedbackDetail.href({ feedbackId }) },
    commands: { ...list.commands, exportRows: exporting.run },
  }
}
