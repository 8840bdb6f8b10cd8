import { foundOf, load, orNull, subjectOf, useAppData, useClock, usePage, useParams } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { Stack } from '@compute-mall/ui/layout'
import { useState } from 'react'
import type { Decided } from '../../review/ReviewDeskPage.tsx'
import { type LastDecision, useReviewDesk } from '../../review/useReviewDesk.ts'
import { routes } from '../../routes.ts'
import { MerchantLevelCard } from './MerchantLevelCard.tsx'
import { MerchantReviewPage } from './MerchantReviewPage.tsx'
import { WAITING } from './queue.ts'
import { useMerchantLevel } from './useMerchantLevel.ts'
import { usePictures } from './usePictures.ts'

/** The application, and what else waits, for the way to the next one. */
export const loader = load(routes.merchant, async ({ client, params }) => {
  const [application, waiting] = await Promise.all([
    client.settlement.detail({ params })(),
    orNull(client.settlement.list({ query: WAITING })),
  ])
  const found = foundOf(application)
  return {
    application: found,
    waiting: waiting?.records ?? [],
    subject: subjectOf(found, ({ form }) => form.shopName),
  }
})

/** Each application starts afresh; the decision about the one before it is still reported. */
export const Component = () => {
  const { applicationId } = useParams(routes.merchant)
  const [decided, onDecided] = useState<Decided | null>(null)
  return <Review key={applicationId} decided={decided} onDecided={onDecided} />
}

const Review = (last: LastDecision) => {
  const { application, waiting } = usePage<typeof loader>()
  const params = useParams(routes.merchant)
  const { user } = useAppData()
  const { settlement } = useClient()
  const clock = useClock()
  const loaded = application.kind === 'loaded' ? application.value : null
  const level = useMerchantLevel(params.applicationId, loaded?.applyStatus === 'APPROVED')
  const desk = useReviewDesk(
    {
      ...params,
      state: application,
      waiting,
      calls: settlement,
      askWaiting: settlement.list({ query: WAITING }),
      askApplication: settlement.detail({ params }),
      claimOf: ({ claim }) => claim,
      revisionOf: ({ submission }) => submission.revision,
      nameOf: ({ form }) => form.shopName,
      mayReview: ({ applyStatus }) => applyStatus === 'IN_REVIEW',
      href: (applicationId) => routes.merchant.href({ applicationId }),
    },
    last,
  )
  return (
    <Stack>
      <MerchantReviewPage
        {...desk}
        pictures={usePictures(loaded)}
        reviewer={{ name: user?.userName ?? '', openedAt: new Date(clock()).toISOString() }}
        links={{ queue: routes.merchants.href({ applyStatus: 'IN_REVIEW' }) }}
      />
      {level !== null && <MerchantLevelCard {...level} />}
    </Stack>
  )
}
