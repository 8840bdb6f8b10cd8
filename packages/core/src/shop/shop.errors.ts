import { defineRefusals } from '../http/index.ts'

/** Refusals about shops (R8.05): by name in code, by number on the wire. */
export const shopRefusals = /* @__PURE__ */ defineRefusals({
  shopNotFound: 'MALL10004',
  ownerStays: 'SHOP10001',
  notToBeAdded: 'SHOP10002',
  staffFull: 'SHOP10003',
  profileWrong: 'SHOP10004',
})
