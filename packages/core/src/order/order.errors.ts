import { defineRefusals } from '../http/index.ts'

/** Refusals about an order that is placed (R8.05): by name in code, by number on the wire. */
export const orderRefusals = /* @__PURE__ */ defineRefusals({
  orderStateConflict: 'ORDER10001',
  orderClosed: 'ORDER10002',
  customerUnknown: 'ORDER10004',
  resourceOpened: 'REFUND10001',
  transferDayWrong: 'REFUND10002',
})
