/**
 * Tries after the first in CI, for tests that share a machine with processes, databases and browsers. Rules and charts
 * have none: what they do depends on nothing but their seed.
 */
export const SECOND_TRY = process.env.CI === 'true' ? 1 : 0
