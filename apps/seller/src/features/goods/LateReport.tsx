import type { ReportReviewProps } from '@compute-mall/app/report'
import { useLate } from './useLate.ts'

const load = async () => (await import('@compute-mall/app/report')).ReportReview

/** The report of a review, loaded once it is asked for: few are ever reported. */
export const LateReport = (props: ReportReviewProps) => {
  const Report = useLate(load, props.onClose)
  return Report && <Report {...props} />
}
