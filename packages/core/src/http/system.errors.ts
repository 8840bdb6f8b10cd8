import { defineRefusals } from './refusal.ts'

/** Refusals of the transport, which any call can give (R8.05): by name in code, by number on the wire. */
export const systemRefusals = /* @__PURE__ */ defineRefusals({
  internalError: 'SYS10000',
  invalidInput: 'SYS10001',
  notFound: 'SYS10002',
  untrustedOrigin: 'SYS10003',
  tooLarge: 'SYS10004',
  unsupportedFormat: 'SYS10005',
  tooManyRequests: 'SYS10006',
  unavailable: 'SYS10007',
  idempotencyKeyMissing: 'SYS10008',
  idempotencyKeyReused: 'SYS10009',
  beyondLastPage: 'SYS10010',
  noSuchCall: 'SYS10011',
  outcomeUnknown: 'SYS10012',
  textTooLong: 'SYS10013',
  characterRefused: 'SYS10014',
  sessionEnded: 'AUTH10001',
  forbidden: 'AUTH10004',
  otherUser: 'AUTH10006',
})
