import * as t from 'io-ts'
import {
  BooleanFromText,
  Count,
  Id,
  Instant,
  Integer,
  Nullable,
  OneOf,
  Optional,
  ReasonUpTo,
  Revision,
  StringOf,
  TextUpTo,
} from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { MAX_ANSWER, MAX_FIELD_REASON, MAX_GENERAL_REASON } from './review.limits.ts'

/** Why a field was refused; each has its texts and what to do next in the catalogue of reasons. */
export const ReasonCode = OneOf('ReasonCode', [
  'unreadable',
  'mismatch',
  'expired',
  'incomplete',
  'notAllowed',
  'misleading',
  'other',
])
export type ReasonCode = t.TypeOf<typeof ReasonCode>

/** The path of a field in what is reviewed: `bankName`, `skus.3.price`. */
export const FieldPath = StringOf('FieldPath', (path) => /^[A-Za-z\d]+(\.[A-Za-z\d]+){0,5}$/.test(path))
export type FieldPath = t.TypeOf<typeof FieldPath>

/** Why one field was refused. */
export const FieldReason = t.readonly(
  t.type({ field: FieldPath, code: ReasonCode, text: ReasonUpTo(MAX_FIELD_REASON) }),
  'FieldReason',
)
export type FieldReason = t.TypeOf<typeof FieldReason>

/** The most fields that one decision may refuse. */
const MAX_REASONS = 60

const Reason = t.type({ code: ReasonCode, text: Optional(ReasonUpTo(MAX_FIELD_REASON)) })

/**
 * Reasons by field as a form writes them: `reasons.<field>.code` and `reasons.<field>.text` (W32). The dots of a field's
 * path are written as `/`, because dots nest the fields of a form.
 */
export const FieldReasons = Object.assign(
  new t.Type<
    readonly FieldReason[],
    Readonly<Record<string, { readonly code: ReasonCode; readonly text: string }>>,
    unknown
  >(
    'FieldReasons',
    t.readonlyArray(FieldReason).is,
    (input, context) => {
      if (input === undefined || input === '') return t.success([])
      const read = t.record(t.string, Reason).validate(input, context)
      if (E.isLeft(read)) return read
      const reasons = Object.entries(read.right).map(([field, { code, text = '' }]) => ({
        field: field.replaceAll('/', '.'),
        code,
        text: text.trim(),
      }))
      if (reasons.length > MAX_REASONS) return t.failure(input, context, `expected at most ${MAX_REASONS}`)
      return t.readonlyArray(FieldReason).validate(reasons, context)
    },
    (reasons) =>
      Object.fromEntries(
        reasons.map(({ field, code, text }) => [field.replaceAll('.', '/'), { code, text }]),
      ),
  ),
  { codomain: Reason },
)

/** A decision that says no: about which revision, why as a whole, and why field by field. */
export const Decision = t.type({
  revision: Revision,
  reason: Optional(ReasonUpTo(MAX_GENERAL_REASON)),
  reasons: FieldReasons,
})
export type Decision = t.TypeOf<typeof Decision>

/** A decision that says yes: about which revision. */
export const Approval = t.type({ revision: Revision })

/** Who has something open for review, until when. */
export const Claim = t.readonly(t.type({ reviewerId: Id, reviewer: t.string, until: Instant }), 'Claim')
export type Claim = t.TypeOf<typeof Claim>

/** Opens something for review; `takeOver` takes it from whoever has it. */
export const ClaimRequest = t.type({ takeOver: Optional(BooleanFromText) })

/**
 * What waits in a queue of operations (width 2.6): how much, since when the longest, and which is next, passing over what
 * somebody else has open. `due` is null where nothing has a time by which it is due.
 */
export const QueueCounts = t.readonly(
  t.type({
    waiting: Count,
    oldest: Nullable(Instant),
    nextId: Nullable(Id),
    due: Nullable(t.readonly(t.type({ overdue: Count, today: Count, mine: Count }))),
  }),
  'QueueCounts',
)
export type QueueCounts = t.TypeOf<typeof QueueCounts>

/** A field that differs from what was submitted or published before; null is empty. */
export const FieldChange = t.readonly(
  t.type({ field: t.string, before: Nullable(t.string), after: Nullable(t.string) }),
  'FieldChange',
)
export type FieldChange = t.TypeOf<typeof FieldChange>

/** Which submission of how many something is: the revision that a decision must name, and a hash of its content. */
export const SubmissionMark = t.readonly(
  t.type({ number: Integer, revision: Integer, hash: t.string }),
  'SubmissionMark',
)
export type SubmissionMark = t.TypeOf<typeof SubmissionMark>

const Answer = TextUpTo(MAX_ANSWER)

/** What an applicant answers to reasons, by field: `answers.<field>`, the dots of its path written as `/` (W10). */
export const FieldAnswers = Object.assign(
  new t.Type<Readonly<Record<string, string>>, Readonly<Record<string, string>>, unknown>(
    'FieldAnswers',
    t.record(t.string, t.string).is,
    (input, context) => {
      if (input === undefined || input === '') return t.success({})
      const read = t.record(t.string, Answer).validate(input, context)
      return E.isLeft(read)
        ? read
        : t.success(
            Object.fromEntries(
              Object.entries(read.right).map(([field, text]) => [field.replaceAll('/', '.'), text]),
            ),
          )
    },
    (answers) =>
      Object.fromEntries(Object.entries(answers).map(([field, text]) => [field.replaceAll('.', '/'), text])),
  ),
  { codomain: Answer },
)
