import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type NewReviewReport, reportMessages } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { ReportDialog } from './ReportDialog.tsx'

export interface ReportReviewProps {
  readonly reviewId: string
  /** What the review says. */
  readonly text: string
  readonly onClose: () => void
}

/** Reports a review to operations, from its goods or from the shop that it is about. */
export const ReportReview = ({ reviewId, text, onClose }: ReportReviewProps) => {
  const client = useClient()
  const notices = useNotices()
  const say = useSay()
  const { language } = useLanguage()
  const [failure, setFailure] = useState<string | null>(null)
  const send = useCommand(
    (report: NewReviewReport) =>
      client.goods.reportReview({ params: { id: reviewId }, body: report }, shownInPlace),
    (answer) => {
      if (E.isLeft(answer)) return setFailure(say(failureMessage(callFailure(answer.left))))
      notices.add('done', reportMessages[language].sent)
      onClose()
    },
  )
  return (
    <ReportDialog
      view={{ text, busy: send.pending, failure }}
      commands={{
        send: (report) => {
          setFailure(null)
          send.run(report)
        },
        close: onClose,
      }}
    />
  )
}
