import { defineRefusals } from '../http/index.ts'

/** Refusals of lists (R8.05): by name in code, by number on the wire. */
export const listRefusals = /* @__PURE__ */ defineRefusals({
  listChanged: 'LIST10001',
})
