import type { FeedbackState } from '@compute-mall/core/feedback'

/** How a state of feedback is coloured. */
export const feedbackTones = {
  received: 'neutral',
  inProgress: 'info',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Readonly<Record<FeedbackState, string>>
