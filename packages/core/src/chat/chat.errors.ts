import { defineRefusals } from '../http/index.ts'

/** Refusals of chat (R8.05): by name in code, by number on the wire. */
export const chatRefusals = /* @__PURE__ */ defineRefusals({
  editWindowOver: 'CHAT10001',
  answeredByOther: 'CHAT10002',
  cannedRepliesFull: 'CHAT10003',
})
