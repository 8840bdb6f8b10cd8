import { AVAILABILITY } from './availability.ts'
import type { Availability } from './resource.codec.ts'

/** The share of capacity still free at which a level begins (R3.09; the shares are decided, the levels specified). */
const levels: readonly (readonly [from: number, level: Availability])[] = [
  [0.3, AVAILABILITY.sufficient],
  [0.1, AVAILABILITY.tight],
]

/**
 * The availability of a stock of `free` out of `capacity` units; nothing free is sold out.
 * @example
 * import { availabilityOf } from '@compute-mall/core/resource'
 *
 * availabilityOf(0, 100) // → 4
 */
export const availabilityOf = (free: number, capacity: number): Availability =>
  free <= 0
    ? AVAILABILITY.soldOut
    : (levels.find(([from]) => free / Math.max(capacity, 1) >= from)?.[1] ?? AVAILABILITY.nearlySoldOut)

/** Whether nothing is left (R3.09). */
export const isSoldOut = ({ availability }: { readonly availability: Availability }): boolean =>
  availability === AVAILABILITY.soldOut

/** Whether less is left than everybody could have (R3.09). */
export const isScarce = ({ availability }: { readonly availability: Availability }): boolean =>
  availability !== AVAILABILITY.sufficient
