import { useAppData } from '@compute-mall/app'
import type { ReportReviewProps } from '@compute-mall/app/report'
import type { Review } from '@compute-mall/core/goods'
import { useLanguage } from '@compute-mall/ui/text'
import { type ComponentType, type ReactNode, useState } from 'react'

interface Report {
  /** Undefined for a visitor. */
  readonly report: ((review: Review) => void) | undefined
  readonly dialog: ReactNode
}

/** Reports a review; the dialog is a chunk of its own, loaded once it is asked for. */
export const useReport = (): Report => {
  const { user } = useAppData()
  const { inLanguage } = useLanguage()
  const [{ ReportReview }, setLoaded] = useState<{
    readonly ReportReview?: ComponentType<ReportReviewProps>
  }>({})
  const [reported, setReported] = useState<Review | null>(null)
  const report = async (review: Review) => {
    setLoaded(await import('@compute-mall/app/report'))
    setReported(review)
  }
  return {
    report: user === null ? undefined : (review) => void report(review),
    dialog: ReportReview && reported !== null && (
      <ReportReview
        reviewId={reported.id}
        text={inLanguage(reported.text)}
        onClose={() => setReported(null)}
      />
    ),
  }
}
