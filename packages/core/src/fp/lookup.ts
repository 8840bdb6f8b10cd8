/**
 * The value under a key that came from outside; inherited names such as `constructor` have none.
 * @example
 * import { lookup } from '@compute-mall/core/fp'
 *
 * lookup({ free: 1 }, 'free') // → 1
 * lookup({ free: 1 }, 'constructor') // → undefined
 */
export const lookup = <A>(record: Readonly<Record<string, A>>, key: string): A | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
