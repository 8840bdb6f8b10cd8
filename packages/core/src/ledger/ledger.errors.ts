import { defineRefusals } from '../http/index.ts'

/** Refusals of budgets (R8.05): by name in code, by number on the wire. */
export const ledgerRefusals = /* @__PURE__ */ defineRefusals({ budgetWrong: 'BUDGET10001' })
