import { defineRefusals } from '../http/index.ts'

/** Refusals of drafts (R8.05): by name in code, by number on the wire. */
export const formRefusals = /* @__PURE__ */ defineRefusals({
  draftConflict: 'DRAFT10001',
})
