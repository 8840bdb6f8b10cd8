import type { FieldChange } from '../review/index.ts'
import type { GoodsForm } from './form.codec.ts'
import { emptyGoodsForm } from './form.read.ts'

/** Ids and codes are ours, and how goods are sold follows from their kind: nobody typed them, so nobody reads them. */
const isOurs = (path: string): boolean => /(^|\.)id$|^specifications\..*code$/.test(path)

const leavesOf = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (value === null || value === undefined || value === '' || isOurs(path)) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** All that a form of goods says, value by value under the path of its field; what is empty is left out. */
export const goodsLeaves = (form: GoodsForm): ReadonlyMap<string, string> => {
  const leaves = new Map(leavesOf(form, ''))
  if (form.type === emptyGoodsForm(form.kind).type) leaves.delete('type')
  return leaves
}

/** What differs between two forms, value by value. */
export const goodsLeafChanges = (before: GoodsForm, after: GoodsForm): readonly FieldChange[] => {
  const [was, is] = [goodsLeaves(before), goodsLeaves(after)]
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
}
