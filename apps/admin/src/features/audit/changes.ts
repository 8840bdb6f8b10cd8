import type { AuditLine } from '@compute-mall/core/audit'
import { readGoodsReasons } from '@compute-mall/core/goods'
import type { Message } from '@compute-mall/core/messages'
import { changedFields, FieldReason } from '@compute-mall/core/review'

type Values = Readonly<Record<string, unknown>> | null

/** The reasons field by field that a decision gave. */
export const reasonsIn = (after: Values): readonly FieldReason[] =>
  Array.isArray(after?.reasons) ? after.reasons.filter(FieldReason.is) : []

const asWritten = (text: string): Message => ({ key: text, otherwise: text })

/** Why something was done, reason by reason, each in parts: the life of goods keeps its own in one text with codes. */
export const whyIn = ({
  objectType,
  reason,
}: Pick<AuditLine, 'objectType' | 'reason'>): readonly (readonly Message[])[] => {
  if (reason === null) return []
  if (objectType !== 'goods') return [[asWritten(reason)]]
  return readGoodsReasons(reason).map(({ notListed, field, code, text }) => [
    ...(notListed === null ? [] : [{ key: `auditNames:goods.notListed.${notListed}`, otherwise: notListed }]),
    ...(field === null ? [] : [{ key: `auditNames:field.${field}`, otherwise: field }]),
    ...(code === null ? [] : [{ key: `review:reason.${code}`, otherwise: code }]),
    ...(text === '' ? [] : [asWritten(text)]),
  ])
}

/** What a line of the audit log says of one field; null where there was or is nothing. */
export interface Change {
  readonly field: Message
  readonly before: Message | null
  readonly after: Message | null
}

/**
 * What a line of the audit log changed, field by field; the reasons of a decision are `reasonsIn`. What nobody has named
 * is told as it is written.
 */
export const changesIn = ({
  objectType,
  before,
  after,
}: Pick<AuditLine, 'objectType' | 'before' | 'after'>): readonly Change[] => {
  const { reasons: _, ...rest } = after ?? {}
  const changed = reasonsIn(after).length > 0 ? rest : (after ?? {})
  const named = (field: string, value: string | null): Message | null =>
    value === null ? null : { key: `auditNames:${objectType}.${field}.${value}`, otherwise: value }
  return changedFields(before ?? {}, changed).map((change) => ({
    field: { key: `auditNames:field.${change.field}`, otherwise: change.field },
    before: named(change.field, change.before),
    after: named(change.field, change.after),
  }))
}
