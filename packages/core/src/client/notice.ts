import { type Details, type EnvelopeError, type ErrorCode, isErrorCode } from '../http/index.ts'
import type { Device } from '../site/index.ts'
import { type ClientError, codeOf, statusOf } from './error.ts'

/** Something to tell, as data; the app decides with what. */
export type Notice =
  | { readonly kind: 'toast'; readonly level: 'failure' | 'warning'; readonly message: string }
  | { readonly kind: 'log'; readonly path: string; readonly error: ClientError }

/** How each kind of error is told, per device (R8.02, R8.03). */
export interface NoticePolicy {
  readonly told: Readonly<Record<ClientError['kind'], 'toast' | 'log' | 'nothing'>>
  readonly level: Readonly<Record<Device, 'failure' | 'warning'>>
}

/**
 * How each kind of failure is reported (R8.01 to R8.03): a refusal by a toast unless the call ignores it, a broken network
 * only in the log.
 */
export const noticePolicy: NoticePolicy = {
  told: {
    refused: 'toast',
    malformed: 'toast',
    misaddressed: 'log',
    network: 'log',
    timeout: 'log',
    aborted: 'nothing',
    unauthenticated: 'nothing',
  },
  level: { mobile: 'failure', desktop: 'warning' },
}

/** What the caller of one call wants done about its refusals (R8.01, R8.02). */
export interface RefusalOptions {
  /** Runs instead of the notice when the server refuses with this code. */
  readonly on?: { readonly [Code in ErrorCode]?: (error: EnvelopeError) => void }
  /**
   * Codes and HTTP statuses that are no toast, because the caller deals with them; `refusals` stands for every answer that
   * is a failure, as a toast only: what a program logs it still logs. A session that ended is only ignored by its status.
   */
  readonly ignore?: readonly (ErrorCode | number | 'refusals')[]
}

export interface Telling {
  readonly policy: NoticePolicy
  readonly device: () => Device
  /** The text of a code in the user's language; undefined for a code without one. */
  readonly translate: (code: string, details: Details) => string | undefined
  readonly tell: (notice: Notice) => void
}

/** The message of an error: the translation of its code, else the server's own words (R8.02). */
export const messageOf = (error: ClientError, translate: Telling['translate']): string => {
  const details = error.kind === 'refused' ? error.details : {}
  const code = codeOf(error)
  return translate(code, details) ?? (error.kind === 'refused' ? error.msg : code)
}

/** Tells one failure, or hands it to the handler that the caller gave for its code. */
export const tellFailure =
  ({ policy, device, translate, tell }: Telling) =>
  (path: string, options: RefusalOptions) =>
  (error: ClientError): void => {
    const handler = handlerOf(error, options)
    const how = policy.told[error.kind]
    handler?.()
    if (handler !== undefined || isNamed(error, options)) return
    if (how === 'log') tell({ kind: 'log', path, error })
    if (how === 'toast' && !isIgnored(error, options))
      tell({ kind: 'toast', level: policy.level[device()], message: messageOf(error, translate) })
  }

const handlerOf = (error: ClientError, { on = {} }: RefusalOptions): (() => void) | undefined => {
  if (error.kind !== 'refused' || !isErrorCode(error.code)) return undefined
  const handler = on[error.code]
  return handler && (() => handler({ code: error.code, msg: error.msg, details: error.details }))
}

/** Whether the caller ignores this code or status. */
const isNamed = (error: ClientError, { ignore = [] }: RefusalOptions): boolean =>
  ignore.some((entry) => entry === statusOf(error) || (error.kind === 'refused' && entry === error.code))

export const isIgnored = (error: ClientError, options: RefusalOptions): boolean =>
  isNamed(error, options) || (options.ignore?.includes('refusals') === true && isRefusal(error))

const isRefusal = ({ kind }: ClientError): boolean => kind === 'refused' || kind === 'malformed'
