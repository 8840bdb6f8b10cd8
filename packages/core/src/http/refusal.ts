import type { Details } from './envelope.ts'
import type { ErrorCode } from './errors.ts'

/**
 * "No", as a value: the code names the error, the details fill its message.
 * Rules return it, the server sends it, the client receives it.
 */
export interface Refusal {
  readonly code: ErrorCode
  readonly details?: Details
}
/** A refusal of this code, with the values that stand in its text. */
export const refuse = (code: ErrorCode, details?: Details): Refusal =>
  details === undefined ? { code } : { code, details }
