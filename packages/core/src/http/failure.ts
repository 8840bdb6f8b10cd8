import type { Message } from '../messages/index.ts'
import type { EnvelopeError } from './envelope.ts'
import { systemRefusals } from './system.errors.ts'

/**
 * How a call failed, as a chart tells it apart: the server said no, or what it said never came. After the second
 * nobody knows whether a change was made, and its outcome is asked for, never guessed (decision D3).
 */
export type CallFailure = ({ readonly kind: 'refused' } & EnvelopeError) | { readonly kind: 'unanswered' }
/** No answer came, or none that could be read: what a change did is unknown (D3). */
export const unanswered: CallFailure = { kind: 'unanswered' }

/** Whether the server said no by this name. */
export const isRefusedWith = (failure: CallFailure, refusal: { readonly code: string }): boolean =>
  failure.kind === 'refused' && failure.code === refusal.code

/** The text of a refusal: that of its code, else what the server sent (R8.02). */
export const refusalMessage = ({
  code,
  details,
  msg,
}: Partial<EnvelopeError> & { readonly code: string }): Message => ({
  key: `error:${code}`,
  ...(details === undefined ? {} : { values: details }),
  ...(msg === undefined ? {} : { otherwise: msg }),
})

/** The text of a failure; one without an answer says that nothing was lost. */
export const failureMessage = (failure: CallFailure): Message =>
  refusalMessage(failure.kind === 'refused' ? failure : { code: systemRefusals.unavailable.code })
