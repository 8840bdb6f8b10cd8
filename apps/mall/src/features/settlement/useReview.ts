import { load, orNull, orThrow, redirectTo, usePage, usePolling, useReload } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type Application, settlementView } from '@compute-mall/core/settlement'
import { SECOND_MS } from '@compute-mall/core/time'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { ReviewStatusPageProps } from './ReviewStatusPage.tsx'

/** How often a review is asked after while its page is seen. */
const REVIEW_POLL_MS = 30 * SECOND_MS

export const loader = load(routes.settleReview, async ({ client }) => {
  const info = await orThrow(client.settlement.info({}))
  if (info.applyStatus === 'NOT_APPLY' && info.retailerId === null) throw redirectTo(routes.settle.href())
  return { info, application: await orNull(client.settlement.own()) }
})

/** How far one's own application is and what can be done about it, on either device. */
export const useReview = (): ReviewStatusPageProps => {
  const { info, application } = usePage<typeof loader>()
  const client = useClient()
  const reload = useReload()
  const [inFull, setInFull] = useState<Application | null>(null)
  usePolling(info.applyStatus === 'IN_REVIEW', REVIEW_POLL_MS)
  const withdraw = useCommand(
    () => client.settlement.withdraw({}, shownInPlace),
    () => void reload(),
  )
  const showInFull = useCommand(
    () => client.settlement.ownInFull({}, shownInPlace),
    (outcome) => E.isRight(outcome) && setInFull(outcome.right),
  )
  const failed = [withdraw, showInFull]
    .map(({ outcome }) => outcome)
    .find((outcome) => outcome !== undefined && E.isLeft(outcome))
  // What was shown in full may have been decided or submitted again meanwhile.
  const isInFull =
    inFull !== null &&
    inFull.applicationId === application?.applicationId &&
    inFull.applyStatus === application.applyStatus
  return {
    view: {
      standing: settlementView(info),
      application: isInFull ? inFull : application,
      isInFull,
      isLoadingInFull: showInFull.pending,
      isWithdrawing: withdraw.pending,
      refusal: failed !== undefined && E.isLeft(failed) ? failureMessage(callFailure(failed.left)) : null,
    },
    commands: {
      withdraw: withdraw.run,
      showInFull: showInFull.run,
      retry: () => void reload(),
    },
  }
}
