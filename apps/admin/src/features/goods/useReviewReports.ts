import { addresses, useReload, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type ReportedReview, reportedReviewList } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { Deciding, ReviewReportsPageProps } from './ReviewReportsPage.tsx'

const reported: WorkList<typeof reportedReviewList, ReportedReview> = {
  list: reportedReviewList,
  route: routes.reviewReports,
  read: ({ goods }) => goods.reportedReviews,
  version: ({ reviewId, state, reports }) => `${reviewId} ${state} ${reports.length}`,
}
export const loader = workListLoader(reported)

/** Reviews that were reported, and what operations do with them. */
export const useReviewReports = (): ReviewReportsPageProps => {
  const { view, commands } = useWorkList(reported)
  const client = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useCommand(
    ({ review, decision, reason }: Deciding & { readonly reason: string }) =>
      client.goods.decideReview({ params: { id: review.reviewId }, body: { decision, reason } }),
    (answer) => {
      if (E.isLeft(answer)) notices.add('failure', say(failureMessage(callFailure(answer.left))))
      setDeciding(null)
      void reload()
    },
  )
  return {
    view: { ...view, deciding, busy: decide.pending },
    links: { goods: (goodsId) => addresses.mall.goods.href({ goodsId }) },
    commands: {
      ...commands,
      ask: setDeciding,
      leave: () => setDeciding(null),
      decide: (reason) => {
        if (deciding !== null) decide.run({ ...deciding, reason })
      },
    },
  }
}
