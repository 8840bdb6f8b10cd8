/** The classes of a primitive, and those that its user adds. */
export const joined = (own: string, added: string | undefined): string =>
  added === undefined ? own : `${own} ${added}`
