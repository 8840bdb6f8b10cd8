/** The levels of availability by name (R3.09). */
export const AVAILABILITY = { sufficient: 1, tight: 2, nearlySoldOut: 3, soldOut: 4 } as const
