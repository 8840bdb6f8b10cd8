import { defineRefusals } from '../http/index.ts'

/** Refusals of reviews (R8.05): by name in code, by number on the wire. */
export const reviewRefusals = /* @__PURE__ */ defineRefusals({
  revisionConflict: 'REVIEW10001',
  reasonMissing: 'REVIEW10002',
  claimedByOther: 'REVIEW10003',
})
