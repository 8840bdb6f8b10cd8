/** The levels of availability by name (R3.09). */
export const AVAILABILITY = { sufficient: 1, tight: 2, nearlySoldOut: 3, soldOut: 4 } as const
type Level = (typeof AVAILABILITY)[keyof typeof AVAILABILITY]

/** The share of capacity still free at which a level begins (R3.09; the shares are decided, the levels specified). */
const LEAST_SHARE = { sufficient: 0.3, tight: 0.1 } as const

/**
 * The availability of a stock of `free` out of `capacity` units; nothing free is sold out.
 * @example
 * import { availabilityOf } from '@compute-mall/core/resource'
 *
 * availabilityOf(0, 100) // → 4
 */
export const availabilityOf = (free: number, capacity: number): Level => {
  if (free <= 0) return AVAILABILITY.soldOut
  const share = free / Math.max(capacity, 1)
  if (share >= LEAST_SHARE.sufficient) return AVAILABILITY.sufficient
  return share >= LEAST_SHARE.tight ? AVAILABILITY.tight : AVAILABILITY.nearlySoldOut
}

/** Whether nothing is left (R3.09). */
export const isSoldOut = ({ availability }: { readonly availability: Level }): boolean =>
  availability === AVAILABILITY.soldOut

/** Whether less is left than everybody could have (R3.09). */
export const isScarce = ({ availability }: { readonly availability: Level }): boolean =>
  availability !== AVAILABILITY.sufficient
