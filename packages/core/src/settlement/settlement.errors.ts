import { defineRefusals } from '../http/index.ts'

/** Refusals of a merchant’s settling in (R8.05): by name in code, by number on the wire. */
export const settlementRefusals = /* @__PURE__ */ defineRefusals({
  applicationInvalid: 'SETTLE10001',
  valueTaken: 'SETTLE10002',
  applicationStateConflict: 'SETTLE10003',
  alreadyMerchant: 'SETTLE10004',
  ownApplication: 'SETTLE10005',
  tooManyPictures: 'SETTLE10008',
})
