import { defineRefusals } from '../http/index.ts'

/** Refusals of what operations maintain for the search (R8.05): by name in code, by number on the wire. */
export const searchRefusals = /* @__PURE__ */ defineRefusals({
  synonymTaken: 'SEARCH10001',
  synonymChanged: 'SEARCH10002',
  codeTaken: 'SEARCH10003',
  categoryChanged: 'SEARCH10004',
})
