/** How goods moved in a ranking within a week: so many ranks up (below zero down), or `new` in it. */
export type Movement = number | 'new'

/**
 * How the goods of a ranking moved since a week ago.
 * @param before as it stood then, the first first
 * @example
 * import { movements } from '@compute-mall/core/goods'
 *
 * movements(['a', 'b', 'c'], ['b', 'a']) // → [1, -1, 'new']
 */
export const movements = (now: readonly string[], before: readonly string[]): readonly Movement[] =>
  now.map((id, rank) => {
    const then = before.indexOf(id)
    return then === -1 ? 'new' : then - rank
  })
