/** The levels of availability by name (R3.09). */
export const AVAILABILITY = { sufficient: 1, tight: 2, nearlySoldOut: 3, soldOut: 4 } as const
type Level = (typeof AVAILABILITY)[keyof typeof AVAILABILITY]

/** From this number down, a stock is nearly sold out whatever its share, and its number says so. */
const FEW_LEFT = 5

/** The share of capacity still free at which a level begins (R3.09; the shares are decided, the levels specified). */
const LEAST_SHARE = { sufficient: 0.3, tight: 0.1 } as const

/** The availability of what has this share, 0 to 1, of its capacity free. */
export const availabilityOfShare = (share: number): Level => {
  if (share <= 0) return AVAILABILITY.soldOut
  if (share >= LEAST_SHARE.sufficient) return AVAILABILITY.sufficient
  return share >= LEAST_SHARE.tight ? AVAILABILITY.tight : AVAILABILITY.nearlySoldOut
}

const isFew = (left: number): boolean => left > 0 && left <= FEW_LEFT

/**
 * The availability of a stock of `free` out of `capacity` units; nothing free is sold out, and few are nearly.
 * @example
 * import { availabilityOf } from '@compute-mall/core/resource'
 *
 * availabilityOf(0, 100) // → 4
 */
export const availabilityOf = (free: number, capacity: number): Level => {
  if (isFew(free)) return AVAILABILITY.nearlySoldOut
  return availabilityOfShare(free / Math.max(capacity, 1))
}

/** The words for a stock: its number where few are left, else its level. Centres have a level alone. */
export const stockMessage = ({
  availability,
  left,
}: {
  readonly availability: Level
  readonly left?: number | undefined
}) =>
  left !== undefined && isFew(left) && availability !== AVAILABILITY.soldOut
    ? ({ key: 'resource:onlyLeft', values: { amount: left } } as const)
    : ({ key: `resource:availability.${availability}`, values: {} } as const)

/** Whether nothing is left (R3.09). */
export const isSoldOut = ({ availability }: { readonly availability: Level }): boolean =>
  availability === AVAILABILITY.soldOut

/** Whether less is left than everybody could have (R3.09). */
export const isScarce = ({ availability }: { readonly availability: Level }): boolean =>
  availability !== AVAILABILITY.sufficient
