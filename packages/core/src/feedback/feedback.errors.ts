import { defineRefusals } from '../http/index.ts'

/** Refusals of feedback (R8.05): by name in code, by number on the wire. */
export const feedbackRefusals = /* @__PURE__ */ defineRefusals({
  tooMuchFeedback: 'FEEDBACK10001',
  feedbackInvalid: 'FEEDBACK10002',
  feedbackStateConflict: 'FEEDBACK10003',
})
