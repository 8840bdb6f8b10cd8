/** The present address, without its origin. */
export const presentAddress = (): string => location.pathname + location.search + location.hash
