/** Name and text of each field, in the order in which they were sent; `URLSearchParams` reads and makes these. */
export type FormFields = Iterable<readonly [name: string, text: string]>

/**
 * Form encoding of a nested value (spec section 7: POST and DELETE bodies are form-encoded, arrays repeated).
 * Nested fields are named by dots: `{ query: { pageNum: "1" }, filter: { region: ["bj", "sz"] } }` is
 * `query.pageNum=1&filter.region=bj&filter.region=sz`. Absent values are left out.
 * @example
 * import { encodeForm } from '@compute-mall/core/http'
 *
 * encodeForm({ regions: ['east', 'north'], page: 2 }) // → [['regions', 'east'], ['regions', 'north'], ['page', '2']]
 */
export const encodeForm = (value: unknown, name = ''): [name: string, text: string][] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => encodeForm(item, name))
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, field]) =>
    encodeForm(field, name === '' ? key : `${name}.${key}`),
  )
}

/** The most fields that a form may have, and how deep their names may nest; more is refused as a whole. */
export const MAX_FIELDS = 500
const MAX_DEPTH = 4

/** Names that could reach a prototype never become fields, whatever a client sends. */
const isUnsafe = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype'

type Fields = { [key: string]: string | readonly string[] | Fields }

const isText = (field: Fields[string] | undefined): field is string | readonly string[] =>
  typeof field === 'string' || Array.isArray(field)

/** Reads a form into nested records of texts and lists of texts, from which codecs take over; `undefined` if it is too large. */
export const decodeForm = (form: FormFields): Fields | undefined => {
  const root: Fields = {}
  let count = 0
  for (const [name, text] of form) {
    if (++count > MAX_FIELDS) return undefined
    const keys = name.split('.')
    if (keys.length <= MAX_DEPTH && !keys.some(isUnsafe)) put(root, keys, text)
  }
  return root
}

const put = (record: Fields, [key, ...rest]: readonly string[], text: string): void => {
  if (key === undefined) return
  const present = Object.hasOwn(record, key) ? record[key] : undefined
  if (rest.length > 0) {
    if (isText(present)) return
    const inner = present ?? {}
    record[key] = inner
    put(inner, rest, text)
  } else if (present === undefined) record[key] = text
  else if (isText(present)) record[key] = [present, text].flat()
}
