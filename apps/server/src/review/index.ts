export { reviewHandlers, type Verdict } from './review.handlers.ts'
export {
  type Claimed,
  claimOf,
  claimSubmission,
  closeSubmission,
  decideSubmission,
  enterSubmission,
  queueCounts,
  reasonsOf,
  releaseSubmission,
  type SubmissionRow,
  submissionOf,
  submissionsWithClaims,
} from './review.store.ts'
