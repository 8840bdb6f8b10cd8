import { changedFields, FieldReason } from '@compute-mall/core/review'

type Values = Readonly<Record<string, unknown>> | null

/** The reasons field by field that a decision gave. */
export const reasonsIn = (after: Values): readonly FieldReason[] =>
  Array.isArray(after?.reasons) ? after.reasons.filter(FieldReason.is) : []

/**
 * What a line of the audit log changed, field by field; the reasons of a decision are `reasonsIn`.
 * @example
 * changesIn({ status: 'IN_REVIEW' }, { status: 'APPROVED' }) // → ['status: IN_REVIEW → APPROVED']
 */
export const changesIn = (before: Values, after: Values): readonly string[] => {
  const { reasons: _, ...rest } = after ?? {}
  const changed = reasonsIn(after).length > 0 ? rest : (after ?? {})
  return changedFields(before ?? {}, changed).map(({ field, before: was, after: is }) =>
    was === null ? `${field}: ${is ?? ''}` : `${field}: ${was} → ${is ?? '—'}`,
  )
}
