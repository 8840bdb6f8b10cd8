import { defineRefusals } from '../http/index.ts'

/** Refusals of signing in, registering, binding a phone, access tokens and changes of accounts (R8.05): by name in code. */
export const identityRefusals = /* @__PURE__ */ defineRefusals({
  wrongCredentials: 'AUTH10002',
  tooManyAttempts: 'AUTH10003',
  untrustedTarget: 'AUTH10005',
  disabledAccount: 'AUTH10007',
  phoneInvalid: 'USER10001',
  phoneOrCodeMissing: 'USER10002',
  phoneTaken: 'USER10003',
  codeWrong: 'USER10004',
  codeExpired: 'USER10005',
  tooManyCodes: 'USER10006',
  ownAccount: 'USER10007',
  lastSuperadmin: 'USER10008',
  accountConflict: 'USER10009',
  agreementNotAccepted: 'USER10010',
  passwordWeak: 'USER10011',
  noAccount: 'USER10012',
  mailInvalid: 'USER10013',
  mailNotSent: 'USER10014',
  tokenScopeTooSmall: 'TOKEN10001',
  tooManyTokens: 'TOKEN10002',
  tokenNameMissing: 'TOKEN10003',
})
