import { defineRefusals } from '../http/index.ts'

/** Refusals about what is opened (R8.05): by name in code, by number on the wire. */
export const provisionRefusals = /* @__PURE__ */ defineRefusals({
  notReleasable: 'RESOURCE10004',
})
