import { foundOf, load, orNull, subjectOf, usePage, useParams } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import type { Decided } from '../../review/ReviewDeskPage.tsx'
import { type LastDecision, useReviewDesk } from '../../review/useReviewDesk.ts'
import { routes } from '../../routes.ts'
import { GoodsReviewPage } from './GoodsReviewPage.tsx'
import { inLanguage } from './inLanguage.ts'
import { WAITING_GOODS } from './queue.ts'

/** The application, and what else waits, for the way to the next one. */
export const loader = load(routes.goodsReview, async ({ client, params }) => {
  const [application, waiting] = await Promise.all([
    client.goods.application({ params })(),
    orNull(client.goods.applications({ query: WAITING_GOODS })),
  ])
  const found = foundOf(application)
  return {
    application: found,
    waiting: waiting?.records ?? [],
    subject: subjectOf(found, ({ row }) => ({ zh: row.name.zh, en: inLanguage(row.name, 'en') })),
  }
})

/** Each application starts afresh; the decision about the one before it is still reported. */
export const Component = () => {
  const { applicationId } = useParams(routes.goodsReview)
  const [decided, onDecided] = useState<Decided | null>(null)
  return <Review key={applicationId} decided={decided} onDecided={onDecided} />
}

const Review = (last: LastDecision) => {
  const { application, waiting } = usePage<typeof loader>()
  const params = useParams(routes.goodsReview)
  const { goods } = useClient()
  const { language } = useLanguage()
  const desk = useReviewDesk(
    {
      ...params,
      state: application,
      waiting,
      calls: goods,
      askWaiting: goods.applications({ query: WAITING_GOODS }),
      askApplication: goods.application({ params }),
      claimOf: ({ row }) => row.claim,
      revisionOf: ({ submission }) => submission.revision,
      nameOf: ({ row }) => inLanguage(row.name, language),
      mayReview: ({ row, isOwn }) => row.state === 'pending' && !isOwn,
      href: (applicationId) => routes.goodsReview.href({ applicationId }),
    },
    last,
  )
  return <GoodsReviewPage {...desk} links={{ queue: routes.goodsQueue.href({ state: ['pending'] }) }} />
}
