import { isAbortedTransactionError } from 'kysely'

const fieldOf = (error: unknown, field: 'code' | 'severity'): string =>
  typeof error === 'object' && error !== null && field in error ? String(Reflect.get(error, field)) : ''
const codeOf = (error: unknown): string => fieldOf(error, 'code')
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** No connection was to be had, so the database was asked nothing. `code` is the cause's, e.g. ECONNREFUSED, 28P01. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
  readonly code: string
  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

/** The connection failed before the commit of a transaction, which is rolled back: it changed nothing. */
export class NotCommitted extends Error {
  override readonly name = 'NotCommitted'
  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
  }
}

/** No answer came to a commit, or to a statement that commits itself: whether it changed anything is unknown. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
  }
}

/** Serialization failure and deadlock: another transaction went first, and ours may simply be done again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** A number beyond its column, or a text that no text of the database can hold. */
const VALUE_CODES = ['22003', '22021', '22P05']

/** The database cannot store a value that it was given; nothing was changed. */
export const isValueRefused = (error: unknown): boolean => VALUE_CODES.includes(codeOf(error))

/**
 * The network's words for nobody there; PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown), and 25P03
 * (ended because a transaction of it idled).
 */
const AWAY_CODES =
  /^(ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|08...|53...|57P0[1-5]|25P03)$/
/** What `pg` and kysely say without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded|driver has already been destroyed|Cannot use a pool after calling end)/

/** The database does not answer, as opposed to refusing what it was asked (test F8). */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof NotCommitted ||
  error instanceof OutcomeUnknown ||
  AWAY_CODES.test(codeOf(error)) ||
  AWAY_MESSAGES.test(messageOf(error)) ||
  (error instanceof AggregateError && error.errors.some(isDatabaseAway))

/** The database cancelled what took too long (57014), or others went first however often it was tried. */
const isOverloaded = (error: unknown): boolean => codeOf(error) === '57014' || isConflict(error)

/** The same may succeed later: the database is away, or has too much to do. */
export const isDatabaseBusy = (error: unknown): boolean => isDatabaseAway(error) || isOverloaded(error)

/**
 * The server said no to this statement and its session goes on, so that the statement changed nothing. An error that
 * ends the session (FATAL) says nothing about what was done before.
 */
const isAnswered = (error: unknown): boolean =>
  fieldOf(error, 'severity') === 'ERROR' || isAbortedTransactionError(error)

/** A commit that failed so may have been made all the same. */
export const isCommitUnknown = (error: unknown): boolean => !isAnswered(error)

/** Something may have been asked and not been answered. */
export const isUnanswered = (error: unknown): boolean =>
  isDatabaseAway(error) &&
  !isAnswered(error) &&
  !(error instanceof NoConnection) &&
  !(error instanceof NotCommitted)
