/**
 * The ground of all decoding: primitives in io-ts, and failures that name the path of the bad field (R3.01).
 *
 * `decode(codec)(value)` is either a list of `DecodeFailure` or the value; `shapeOf` looks into a codec, as the
 * reference and tests do; `Personal` says that a field is personal.
 *
 * @module
 */
export {
  cleanKeyword,
  cleanLine,
  cleanNumber,
  cleanReason,
  cleanSentCode,
  cleanText,
  isBlank,
  MAX_KEYWORD,
  nameKey,
  REFUSED,
  signOf,
} from './clean.ts'
export { type DecodeFailure, decode } from './decode.ts'
export { isId } from './id.ts'
export { cutTo, fileNameOf, isOneLine } from './oneLine.ts'
export { onlyNamed } from './onlyNamed.ts'
export { Personal, type PersonalFields, type PersonalKind, personalFieldsIn } from './personal.ts'
export {
  BooleanFromText,
  between,
  Count,
  Id,
  Instant,
  Integer,
  IntegerFromText,
  Keyword,
  Language,
  LineUpTo,
  Nullable,
  NumberOf,
  NumberUpTo,
  OneOf,
  Optional,
  Page,
  PlatformDay,
  ReasonUpTo,
  Repeated,
  Revision,
  SentCode,
  StringOf,
  Tagged,
  type TextFault,
  TextOf,
  TextUpTo,
  TypedUpTo,
  textCodec,
  Words,
} from './primitives.ts'
export { fieldsOf, shapeOf } from './shape.ts'
