import { defineRefusals } from '../http/index.ts'

/** Refusals of the resource catalogue (R8.05): by name in code, by number on the wire. */
export const resourceRefusals = /* @__PURE__ */ defineRefusals({
  numberTaken: 'RESOURCE10001',
  numberInvalid: 'RESOURCE10002',
  specificationMissing: 'RESOURCE10003',
  specificationTaken: 'RESOURCE10005',
  itemChanged: 'RESOURCE10006',
  memberMayNotAdd: 'CART10005',
})
