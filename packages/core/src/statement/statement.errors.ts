import { defineRefusals } from '../http/index.ts'

/** Refusals of statements (R8.05): by name in code, by number on the wire. */
export const statementRefusals = /* @__PURE__ */ defineRefusals({
  statementStateConflict: 'STATEMENT10001',
  bankReferenceTaken: 'STATEMENT10002',
})
