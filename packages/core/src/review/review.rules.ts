import { isBlank } from '../codec/index.ts'
import { lookup } from '../fp/index.ts'
import type { Refusal } from '../http/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type { Claim, Decision, FieldChange } from './review.codec.ts'
import { reviewRefusals } from './review.errors.ts'

/** Whether a claim holds at `now`; it ends by itself. */
export const isClaimHeld = (claim: Claim | null, now: Milliseconds): claim is Claim =>
  claim !== null && Date.parse(claim.until) > now

/** A claim helps reviewers not to collide; the decision is protected by the revision alone. */
export const claimRefusals = (
  claim: Claim | null,
  reviewerId: string,
  { now, takesOver }: { readonly now: Milliseconds; readonly takesOver: boolean },
): readonly Refusal[] =>
  isClaimHeld(claim, now) && claim.reviewerId !== reviewerId && !takesOver
    ? [reviewRefusals.claimedByOther({ name: claim.reviewer })]
    : []

/** Refuses a decision about anything but the revision that stands. */
export const revisionRefusals = (read: number, present: number): readonly Refusal[] =>
  read === present ? [] : [reviewRefusals.revisionConflict()]

/** Refusing needs at least one reason: for a field or for the whole. */
export const reasonRefusals = ({ reason, reasons }: Decision): readonly Refusal[] =>
  isBlank(reason ?? '') && reasons.length === 0 ? [reviewRefusals.reasonMissing()] : []

/** Refuses a decision about what was not read, and one that says no without a reason. */
export const refusalDecisionRefusals = (decision: Decision, present: number): readonly Refusal[] => [
  ...revisionRefusals(decision.revision, present),
  ...reasonRefusals(decision),
]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const changesAt = (before: unknown, after: unknown, path: string): readonly FieldChange[] => {
  if (before === after || (isEmpty(before) && isEmpty(after))) return []
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesAt(lookup(before, key), lookup(after, key), at(path, key)),
    )
  return [{ field: path, before: textOf(before), after: textOf(after) }]
}

const textOf = (value: unknown): string | null => {
  if (isEmpty(value)) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * What differs between two records, field by field, nested ones by the path of the field; absent and empty are the
 * same.
 * @example
 * import { changedFields } from '@compute-mall/core/review'
 *
 * changedFields({ name: 'a', price: '1' }, { name: 'a', price: '2' }) // → [{ field: 'price', before: '1', after: '2' }]
 */
export const changedFields = (before: object, after: object): readonly FieldChange[] =>
  changesAt(before, after, '')

/** Whether a path is that of a field, or of a part of it. */
export const isWithinField = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`)

/**
 * Refused fields that were neither changed nor answered; nothing goes in again while there are any (W10).
 */
export const unansweredFields = (
  refused: readonly string[],
  changes: readonly FieldChange[],
  answers: Readonly<Record<string, string>>,
): readonly string[] =>
  refused.filter(
    (field) =>
      isBlank(lookup(answers, field) ?? '') && !changes.some((change) => isWithinField(change.field, field)),
  )

/** Something in a queue, by the id of its application. */
interface Queued {
  readonly applicationId: string
}

/**
 * The applications before and after one in the queue, which goes on from its end to its beginning; after one that does
 * not wait any more comes the first.
 */
export const queueNeighbours = (
  waiting: readonly Queued[],
  applicationId: string,
): { readonly previousId: string | null; readonly nextId: string | null } => {
  const index = waiting.findIndex((row) => row.applicationId === applicationId)
  const others = waiting.filter((row) => row.applicationId !== applicationId)
  if (index < 0) return { previousId: null, nextId: others[0]?.applicationId ?? null }
  return {
    previousId: others.at(index - 1)?.applicationId ?? null,
    nextId: (others[index] ?? others[0])?.applicationId ?? null,
  }
}

/**
 * Which application comes after one that was decided: the first behind it that still waits, else the first of the
 * queue; null only when none waits.
 * @param before the queue as it was read with the application
 * @param now the queue after the decision
 */
export const nextInQueue = (
  before: readonly Queued[],
  now: readonly Queued[],
  decidedId: string,
): string | null => {
  const waits = now.filter(({ applicationId }) => applicationId !== decidedId)
  const index = before.findIndex(({ applicationId }) => applicationId === decidedId)
  const behind = before
    .slice(index + 1)
    .find((row) => waits.some(({ applicationId }) => applicationId === row.applicationId))
  return (behind ?? waits[0])?.applicationId ?? null
}
