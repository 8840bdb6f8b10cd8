/**
 * Reviews: reasons by field with what to do next, claims that end by themselves, decisions about one revision, and what
 * changed between two records (W10, W32).
 *
 * `Decision` is what a reviewer sends, `changedFields` what differs, `unansweredFields` what an applicant still has to
 * change or answer; the catalogue of reasons stands in `reviewMessages`.
 *
 * @module
 */

export { preparedMessages } from './prepared.messages.ts'
export { preparedReasons } from './prepared.rules.ts'
export {
  Approval,
  Claim,
  ClaimRequest,
  Decision,
  FieldAnswers,
  FieldChange,
  FieldPath,
  FieldReason,
  FieldReasons,
  QueueCounts,
  ReasonCode,
  SubmissionMark,
} from './review.codec.ts'
export { reviewEndpoints } from './review.endpoints.ts'
export { reviewRefusals } from './review.errors.ts'
export {
  CLAIM_LEASE_MS,
  CLAIM_RENEWAL_MS,
  MAX_ANSWER,
  MAX_FIELD_REASON,
  MAX_GENERAL_REASON,
  MAX_QUEUE_COUNT,
  REVIEW_DAYS,
} from './review.limits.ts'
export { reviewMessages } from './review.messages.ts'
export {
  changedFields,
  claimRefusals,
  isClaimHeld,
  isWithinField,
  nextInQueue,
  queueNeighbours,
  reasonRefusals,
  refusalDecisionRefusals,
  revisionRefusals,
  unansweredFields,
} from './review.rules.ts'
export {
  type ClaimView,
  claimView,
  dueView,
  type ReasonView,
  reasonLine,
  reasonView,
} from './review.view.ts'
