const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Serialization failure and deadlock: another transaction went first, and ours may simply be done again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** The network's words for nobody there; PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown). */
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5])$/
/** What `pg` says without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|driver has already been destroyed|Cannot use a pool after calling end)/

/** The database does not answer, as opposed to refusing what it was asked (test F8). */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY_CODES.test(codeOf(error)) ||
  AWAY_MESSAGES.test(messageOf(error)) ||
  (error instanceof AggregateError && error.errors.some(isDatabaseAway))
