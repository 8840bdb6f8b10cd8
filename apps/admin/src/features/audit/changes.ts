import { changedFields } from '@compute-mall/core/review'

type Values = Readonly<Record<string, unknown>> | null

/**
 * What a line of the audit log changed, field by field.
 * @example
 * changesIn({ status: 'IN_REVIEW' }, { status: 'APPROVED' }) // → ['status: IN_REVIEW → APPROVED']
 */
export const changesIn = (before: Values, after: Values): readonly string[] =>
  changedFields(before ?? {}, after ?? {}).map(({ field, before: was, after: is }) =>
    was === null ? `${field}: ${is ?? ''}` : `${field}: ${was} → ${is ?? '—'}`,
  )
