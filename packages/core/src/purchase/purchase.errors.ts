import { defineRefusals } from '../http/index.ts'

/** Refusals of a purchase and of a renewal (R8.05): by name in code, by number on the wire. */
export const purchaseRefusals = /* @__PURE__ */ defineRefusals({
  memberMayNotBuy: 'PURCHASE10001',
  phoneMissing: 'PURCHASE10002',
  agentMayNotBuy: 'PURCHASE10003',
  contractUnsigned: 'PURCHASE10004',
  phoneUnverified: 'PURCHASE10005',
  accountDisabled: 'PURCHASE10006',
  agreementMissing: 'PURCHASE10007',
  priceChanged: 'PURCHASE10008',
  unpaidOrderExists: 'PURCHASE10009',
  alreadyPurchased: 'PURCHASE10012',
  alreadyTried: 'PURCHASE10013',
  resourcesOpening: 'PURCHASE10014',
  buyerLimitReached: 'PURCHASE10016',
  notEnoughLeft: 'PURCHASE10017',
  notRenewable: 'ORDER10003',
})
