export {
  type Claimed,
  claimOf,
  claimSubmission,
  closeSubmission,
  decideSubmission,
  enterSubmission,
  type QueueCounts,
  queueCounts,
  reasonsOf,
  releaseSubmission,
  type SubmissionRow,
  submissionOf,
} from './review.store.ts'
