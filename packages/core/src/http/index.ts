/**
 * What every call has in common: endpoints as values, envelopes, forms, and the catalogue of errors (spec sections 7
 * and 8).
 *
 * `endpoint` makes a call, `unwrap` reads an envelope, `errors` is the catalogue with texts in two languages,
 * `refuse` makes a refusal of it.
 *
 * @module
 */
export { given, type Parameters, queryText } from './address.ts'
export {
  type Access,
  type Anyone,
  admits,
  anyone,
  type Codec,
  type Effect,
  type Endpoint,
  endpoint,
  type GoodsAccess,
  goodsAccesses,
  goodsReader,
  type InputOf,
  Nothing,
  type OutputOf,
  shopOrRole,
  signedIn,
  withDuty,
  withRole,
} from './endpoint.ts'
export { Details, Envelope, type EnvelopeError, type EnvelopeFailure, SUCCESS, unwrap } from './envelope.ts'
export { errorMessages, errorText } from './errors.messages.ts'
export { type ErrorCode, type ErrorEntry, type ErrorScreen, errors, isErrorCode } from './errors.ts'
export { type CallFailure, failureMessage, isRefusedWith, refusalMessage, unanswered } from './failure.ts'
export {
  answersWithFile,
  dispositionOf,
  FileAnswer,
  fileNameIn,
  isEnvelopeType,
  type ReceivedFile,
  type ServedFile,
} from './file.ts'
export { decodeForm, encodeForm, type FormFields, MAX_FIELDS } from './form.ts'
export {
  ABORT_REASON,
  IDEMPOTENCY_HEADER,
  isIdempotencyKey,
  LOCALE_COOKIE,
  PRODUCT_VERSION,
  REQUEST_TIMEOUT_MS,
  TOKEN_COOKIE,
  TOKEN_HEADER,
  VERSION_HEADER,
} from './headers.ts'
export {
  afterLanguageEvent,
  type LanguageEvent,
  type LanguageState,
  languageOf,
  visitLanguage,
} from './language.ts'
export { personalFieldsOf } from './personal.ts'
export { PICTURE_MEGAPIXELS, pictureRefusals } from './picture.errors.ts'
export { defineRefusals, type Refusal, refuse } from './refusal.ts'
export { type Stores, storeKeys, type TextStore } from './store.ts'
export { systemRefusals } from './system.errors.ts'
export { type Typed, type TypedForms, typedFormsOf } from './typedForms.ts'
