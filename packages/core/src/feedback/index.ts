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
  OwnFeedback,
} from './feedback.codec.ts'
export { feedbackEndpoints } from './feedback.endpoints.ts'
export { feedbackRefusals } from './feedback.errors.ts'
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
  FEEDBACK_PICTURE,
  type FeedbackErrors,
  type FeedbackField,
  feedbackErrors,
  feedbackKinds,
  feedbackStates,
  HOURLY_LIMIT,
  MAX_ANSWER,
  MAX_PICTURES,
  type OfferService,
  offerServices,
  REOPEN_MS,
  TEXT_LENGTH,
  tidiedFeedback,
} from './feedback.rules.ts'
export { FeedbackKind, FeedbackState, feedbackList, ownFeedbackList } from './feedbackList.codec.ts'
