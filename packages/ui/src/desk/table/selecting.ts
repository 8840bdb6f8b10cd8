import type { Selection } from './types.ts'

/** The selection with this row put in or taken out. */
export const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Whether all, some or none of the rows that are shown are chosen. */
export const extent = (keys: ReadonlySet<string>, shown: readonly string[]): 'all' | 'some' | 'none' => {
  const chosen = shown.filter((key) => keys.has(key)).length
  if (chosen === 0) return 'none'
  return chosen === shown.length ? 'all' : 'some'
}

/** Chooses all rows that are shown, or none of them where all are. Those of other pages stay as they are. */
export const toggleAll = ({ keys, onSelect }: Selection, shown: readonly string[]): void => {
  const next = new Set(keys)
  const all = extent(keys, shown) === 'all'
  for (const key of shown) all ? next.delete(key) : next.add(key)
  onSelect(next)
}
