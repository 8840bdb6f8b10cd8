/** Clocks, deadlines and durations, and how times are written. */
export * from './clock.ts'
export * from './deadline.ts'
export * from './duration.ts'
export * from './format.ts'
