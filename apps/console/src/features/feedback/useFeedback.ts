import { foundOf, load, useClock, usePage, useParams, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { FeedbackPageProps } from './FeedbackPage.tsx'

/** One of one's own. */
export const loader = load(routes.feedbackDetail, async ({ client, params }) =>
  foundOf(await client.feedback.ownDetail({ params })()),
)

/** One's own feedback, its answer, and the way to open it again. */
export const useFeedback = (): FeedbackPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.feedbackDetail)
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const [text, setText] = useState('')
  const reopen = useCommand(
    () => client.feedback.reopen({ params, body: { text } }),
    (outcome) => {
      if (E.isRight(outcome)) setText('')
      void reload()
    },
  )
  const { outcome } = reopen
  return {
    view: {
      state,
      now: clock(),
      text,
      pending: reopen.pending,
      isReopened: outcome !== undefined && E.isRight(outcome),
      refusal: outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null,
    },
    links: { list: routes.feedback.href() },
    commands: { retry: () => void reload(), change: setText, reopen: reopen.run },
  }
}
