import { defineRefusals } from '../http/index.ts'

/** Refusals of payments (R8.05): by name in code, by number on the wire. */
export const paymentRefusals = /* @__PURE__ */ defineRefusals({
  methodUnavailable: 'PAY10001',
  balanceInsufficient: 'PAY10002',
  payCodeExpired: 'PAY10003',
  signatureInvalid: 'PAY10004',
  amountMismatch: 'PAY10005',
  providerUnavailable: 'PAY10008',
  rechargeOutOfRange: 'PAY10009',
  slipsTooMany: 'PAY10010',
  postpaidOverdue: 'PAY10011',
  postpaidSuspended: 'PAY10012',
  postpaidBillPaid: 'PAY10013',
  creditLimitTooLow: 'PAY10014',
  postpaidNotGranted: 'PAY10015',
})
