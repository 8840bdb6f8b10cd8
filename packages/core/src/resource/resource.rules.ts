import type { Availability } from './resource.codec.ts'

/** The share of capacity still free at which a level begins (R3.09; the shares are decided, the levels specified). */
const levels: readonly (readonly [from: number, level: Availability])[] = [
  [0.3, 1],
  [0.1, 2],
]

/**
 * The availability of a stock of `free` out of `capacity` units; nothing free is sold out.
 * @example
 * import { availabilityOf } from '@compute-mall/core/resource'
 *
 * availabilityOf(0, 100) // → 4
 */
export const availabilityOf = (free: number, capacity: number): Availability =>
  free <= 0 ? 4 : (levels.find(([from]) => free / Math.max(capacity, 1) >= from)?.[1] ?? 3)
