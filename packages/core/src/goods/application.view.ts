import { lookup } from '../fp/index.ts'
import { type FieldChange, type FieldReason, isWithinField } from '../review/index.ts'
import type { GoodsApplication } from './application.codec.ts'
import { goodsLeafChanges, goodsLeaves } from './form.leaves.ts'

/** A field that was refused, as it comes again. */
export interface RefusedFieldView {
  readonly reason: FieldReason
  /** What the seller answers; null for nothing. */
  readonly answer: string | null
  /** What changed in it; nothing where it comes again as it was. */
  readonly changes: readonly FieldChange[]
  /** What stands there now, where nothing changed; null for a field that has parts, or none. */
  readonly value: string | null
}

/** An application beside the refused one before it. */
export interface SinceRefusalView {
  /** Why it was refused as a whole. */
  readonly reason: string | null
  readonly fields: readonly RefusedFieldView[]
  /** What changed besides. */
  readonly others: readonly FieldChange[]
}

/** What became of each refused field and what changed besides; null where the one before was not refused (W10). */
export const sinceRefusal = ({
  form,
  refusedBefore,
  answers,
}: Pick<GoodsApplication, 'form' | 'refusedBefore' | 'answers'>): SinceRefusalView | null => {
  if (refusedBefore === null) return null
  const changes = goodsLeafChanges(refusedBefore.form, form)
  const leaves = goodsLeaves(form)
  const { reason: general, reasons } = refusedBefore
  return {
    reason: general,
    fields: reasons.map((reason) => ({
      reason,
      answer: lookup(answers, reason.field)?.trim() || null,
      changes: changes.filter(({ field }) => isWithinField(field, reason.field)),
      value: leaves.get(reason.field) ?? null,
    })),
    others: changes.filter((change) => !reasons.some(({ field }) => isWithinField(change.field, field))),
  }
}
