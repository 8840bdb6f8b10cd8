import { lookup } from '../fp/index.ts'
import type { FieldChange } from '../review/index.ts'
import type { DraftRecord } from './form.codec.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const at = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`)

/** A value as one reads it before choosing; the rows of a list stand one after the other. */
const textOf = (value: unknown): string | null => {
  if (isEmpty(value)) return null
  if (typeof value !== 'object' || value === null) return String(value)
  const texts = Object.values(value).flatMap((inner) => textOf(inner) ?? [])
  return texts.length === 0 ? null : [...new Set(texts)].join(Array.isArray(value) ? '; ' : ' ')
}

const differencesAt = (theirs: unknown, mine: unknown, path: string): readonly FieldChange[] => {
  if (theirs === mine || (isEmpty(theirs) && isEmpty(mine))) return []
  if (Array.isArray(theirs) && Array.isArray(mine) && theirs.length === mine.length)
    return mine.flatMap((row: unknown, place) => differencesAt(theirs[place], row, at(path, place)))
  if (isRecord(theirs) && isRecord(mine))
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) =>
      differencesAt(lookup(theirs, key), lookup(mine, key), at(path, key)),
    )
  return [{ field: path, before: textOf(theirs), after: textOf(mine) }]
}

/**
 * What differs between two drafts, `before` theirs and `after` one's own; a list to which a row was added, or from which
 * one was taken, is one difference, so that each of them can be chosen by itself.
 * @example
 * import { draftDifferences } from '@compute-mall/core/form'
 *
 * draftDifferences({ tags: ['a'] }, { tags: ['a', 'b'] }) // → [{ field: 'tags', before: 'a', after: 'a; b' }]
 */
export const draftDifferences = (theirs: DraftRecord, mine: DraftRecord): readonly FieldChange[] =>
  differencesAt(theirs, mine, '')

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  )

const withValue = (value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((row: unknown, place) => (`${place}` === key ? withValue(row, rest, next) : row))
  const record = isRecord(value) ? value : {}
  return { ...record, [key]: withValue(lookup(record, key), rest, next) }
}

/**
 * One's own draft with some of its differences as another window saved them (J8).
 * @param chosen paths of `draftDifferences`
 */
export const mergedDraft = (
  theirs: DraftRecord,
  mine: DraftRecord,
  chosen: ReadonlySet<string>,
): DraftRecord =>
  [...chosen].reduce<DraftRecord>((record, field) => {
    const path = field.split('.')
    const next = withValue(record, path, valueAt(theirs, path))
    return isRecord(next) ? next : record
  }, mine)
