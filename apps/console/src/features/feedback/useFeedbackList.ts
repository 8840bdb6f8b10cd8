import { addresses, load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { ownFeedbackList } from '@compute-mall/core/feedback'
import { routes } from '../../routes.ts'
import type { FeedbackListPageProps } from './FeedbackListPage.tsx'

/** The page of one's own feedback that the address means. */
export const loader = load(routes.feedback, async ({ client, params: query }) =>
  loadedOf(await client.feedback.own({ query })()),
)

/** One's own feedback. */
export const useFeedbackList = (): FeedbackListPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.feedback)
  const reload = useReload()
  const { asked, commands: list } = useListCommands({
    list: ownFeedbackList,
    query,
    href: routes.feedback.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked },
    links: {
      one: (feedbackId) => routes.feedbackDetail.href({ feedbackId }),
      write: addresses.mall.feedback.href(),
    },
    commands: { ...list, retry: () => void reload() },
  }
}
