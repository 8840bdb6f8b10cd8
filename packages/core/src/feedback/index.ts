/**
 * Feedback of customers and visitors, and the desk of operations that answers it (width 2.1, 2.6; W20).
 *
 * `feedbackMachine` is its life, `feedbackErrors` checks a form, `feedbackEndpoints` are its calls.
 *
 * @module
 */
export {
  FeedbackDetail,
  FeedbackForm,
  FeedbackReceipt,
  FeedbackRow,
  FeedbackStep,
  OfferRequest,
  type OfferService,
  OwnFeedback,
  offerServices,
} from './feedback.codec.ts'
export { feedbackEndpoints } from './feedback.endpoints.ts'
export { feedbackRefusals } from './feedback.errors.ts'
export {
  FEEDBACK_PICTURE,
  HOURLY_LIMIT,
  MAX_ANSWER,
  MAX_PICTURES,
  REOPEN_MS,
  TEXT_LENGTH,
} from './feedback.limits.ts'
export {
  allowedFeedbackEvents,
  type FeedbackEventName,
  feedbackEvents,
  feedbackStep,
} from './feedback.machine.ts'
export { feedbackMessages } from './feedback.messages.ts'
export { regions } from './feedback.regions.ts'
export {
  emptyFeedback,
  type FeedbackErrors,
  type FeedbackField,
  feedbackErrors,
  tidiedFeedback,
} from './feedback.rules.ts'
export {
  FeedbackKind,
  FeedbackState,
  feedbackKinds,
  feedbackList,
  feedbackStates,
  ownFeedbackList,
} from './feedbackList.codec.ts'
