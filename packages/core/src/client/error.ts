import type { DecodeFailure } from '../codec/index.ts'
import {
  ABORT_REASON,
  type CallFailure,
  type Details,
  type EnvelopeFailure,
  systemRefusals,
  unanswered,
} from '../http/index.ts'

/**
 * Why a call gave no value. Plain data, so that it survives the way from a server-rendered page to the browser.
 * Source: R7.01, R8.01-R8.03, D1, D3.
 */
export type ClientError =
  /** The server said no: `code` names the refusal and may be one that this version does not know. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly msg: string
      readonly details: Details
    }
  /** The answer does not fit the contract; the failures name its bad fields. */
  | { readonly kind: 'malformed'; readonly status: number; readonly failures: readonly DecodeFailure[] }
  /** The address that the input makes may not be called, e.g. `//elsewhere`; nothing was sent. */
  | { readonly kind: 'misaddressed'; readonly path: string }
  /** No answer came: offline, refused connection, broken body. */
  | { readonly kind: 'network'; readonly reason: string }
  /** No answer came in time; what a change did is unknown until asked for by its key (D3). */
  | { readonly kind: 'timeout' }
  /** Given up by us, e.g. because of a `route change`. */
  | { readonly kind: 'aborted'; readonly reason: string }
  /** The session is dead or missing (D1). */
  | { readonly kind: 'unauthenticated'; readonly status: 401 | 403 }

/** What an envelope could not give, with the HTTP status that it came with. */
export const envelopeError =
  (status: number) =>
  (failure: EnvelopeFailure): ClientError =>
    failure.kind === 'refused'
      ? { kind: 'refused', status, ...failure.error }
      : { kind: 'malformed', status, failures: failure.failures }

/** What a thrown value means; an abort wins, because it is the cause of whatever else was thrown. */
export const thrownError = (thrown: unknown, signal: { aborted: boolean; reason?: unknown }): ClientError => {
  if (signal.aborted) return { kind: 'aborted', reason: reasonText(signal.reason) }
  if (thrown instanceof Error && thrown.name === 'TimeoutError') return { kind: 'timeout' }
  if (thrown instanceof Error && thrown.name === 'AbortError')
    return { kind: 'aborted', reason: thrown.message }
  return { kind: 'network', reason: thrown instanceof Error ? thrown.message : String(thrown) }
}

const reasonText = (reason: unknown): string => (typeof reason === 'string' ? reason : ABORT_REASON)

/** The HTTP status of the answer, if one came. */
export const statusOf = (error: ClientError): number | undefined =>
  'status' in error ? error.status : undefined

/** The code whose text tells a reader what happened; the server's own code if it gave one. */
export const codeOf = (error: ClientError): string => {
  switch (error.kind) {
    case 'refused':
      return error.code
    case 'unauthenticated':
      return systemRefusals.sessionEnded.code
    case 'misaddressed':
      return systemRefusals.notFound.code
    case 'malformed':
      return systemRefusals.internalError.code
    case 'network':
    case 'timeout':
    case 'aborted':
      return systemRefusals.unavailable.code
  }
}

/** The server's own word that it does not know whether a change was made (D3). */
const OUTCOME_UNKNOWN = systemRefusals.outcomeUnknown.code

/** The failure as charts tell it apart: an outcome that the server does not know is one without an answer. */
export const callFailure = (error: ClientError): CallFailure =>
  error.kind === 'refused' && error.code !== OUTCOME_UNKNOWN
    ? { kind: 'refused', code: error.code, msg: error.msg, details: error.details }
    : unanswered
