import {
  type Application,
  ApplyStatus,
  notApplied,
  type SettlementView,
  settlementEvents,
  settlementMachine,
  settlementView,
} from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { type Gallery, type Run, snapshotOf } from './gallery.ts'

const { application, approved, inReview, rejected } = settlementFixtures
const submitted = ['application.submitted']

/** The life of an application to become a merchant (R4.01, D27). */
export const settlementGallery: Gallery<typeof settlementMachine> = {
  machine: settlementMachine,
  input: undefined,
  start: Date.parse('2026-11-21T13:00:00.000Z'),
  events: Object.fromEntries(settlementEvents.map((type) => [type, () => ({ type })])),
  scenarios: {
    NOT_APPLY: { steps: [] },
    IN_REVIEW: { steps: submitted },
    REJECTED: { steps: [...submitted, 'review.rejected'] },
    APPROVED: { steps: [...submitted, 'review.approved'] },
  },
}

const standings = { NOT_APPLY: notApplied, IN_REVIEW: inReview, REJECTED: rejected, APPROVED: approved }

/** What the applicant sees while the chart is where the run is. */
export const applicationIn = (run: Run): { standing: SettlementView; application: Application } => {
  const { value } = snapshotOf(run)
  if (!ApplyStatus.is(value)) throw new Error(`'${String(value)}' is no status of an application.`)
  const isRejected = value === 'REJECTED'
  return {
    standing: settlementView(standings[value]),
    application: {
      ...application,
      applyStatus: value,
      reviewTime: isRejected || value === 'APPROVED' ? application.reviewTime : null,
      rejectReason: isRejected ? application.rejectReason : null,
      reasons: isRejected ? application.reasons : [],
      steps: isRejected ? application.steps : application.steps.slice(0, 1),
    },
  }
}
