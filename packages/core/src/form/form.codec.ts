import * as t from 'io-ts'
import { Count, Id, Instant, Optional, Revision, StringOf } from '../codec/index.ts'
import { MAX_DRAFT_BYTES, utf8Length } from './form.rules.ts'

/** The values of a form by field; a draft may be unfinished, so nothing more is known of them. */
export type DraftRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is DraftRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Deeper than any form; what reads a draft goes from level to level. */
const MAX_DEPTH = 20

const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Whether the database can hold it: finite numbers, whole texts, and not too deep. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner, depth + 1))
  )
}

/** A record that travels as one JSON text in a field of a form (W17), at most 200 KB. */
export const RecordFromText = new t.Type<DraftRecord, string, unknown>(
  'Record',
  isRecord,
  (input, context) => {
    if (typeof input !== 'string' || utf8Length(input) > MAX_DRAFT_BYTES)
      return t.failure(input, context, 'expected a JSON object of at most 200 KB')
    const record = parsed(input)
    return isRecord(record) && isStorable(record)
      ? t.success(record)
      : t.failure(
          input,
          context,
          `expected a JSON object of at most ${MAX_DEPTH} levels, of whole characters`,
        )
  },
  (record) => JSON.stringify(record),
)

/** The name of a form that keeps drafts, e.g. `settlement`. */
export const FormName = StringOf('FormName', (name) => /^[a-z][a-zA-Z]{1,31}$/.test(name))

/** What a form was left with. `revision` counts its saves from 1. */
export const Draft = t.readonly(
  t.type({
    form: FormName,
    revision: Count,
    record: t.readonly(t.record(t.string, t.unknown)),
    savedAt: Instant,
  }),
  'Draft',
)
export type Draft = t.TypeOf<typeof Draft>

/** That a draft was saved, under which revision. */
export const DraftSaved = t.readonly(t.type({ revision: Count, savedAt: Instant }), 'DraftSaved')
export type DraftSaved = t.TypeOf<typeof DraftSaved>

/** Whose draft: one's own, or that of a thing with an id, e.g. of goods. */
export const DraftSubject = t.type({ subjectId: Optional(Id) })

/** A draft to be saved over the revision that was read; 0 where none was. */
export const DraftSave = t.type({
  subjectId: Optional(Id),
  revision: Revision,
  record: RecordFromText,
})
