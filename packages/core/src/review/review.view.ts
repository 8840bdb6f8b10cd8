import type { Language } from '../codec/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { withColon } from '../text/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type { Claim, FieldReason, ReasonCode } from './review.codec.ts'
import type { reviewMessages } from './review.messages.ts'
import { isClaimHeld } from './review.rules.ts'

const say = messageFor<KeyOf<typeof reviewMessages>>('review')

/** A reason for a field as it is read: what is wrong, what the reviewer wrote, and what to do next. */
export interface ReasonView {
  readonly field: string
  readonly code: ReasonCode
  readonly label: Message
  readonly text: string
  readonly next: Message
}

/** A reason as its catalogue tells it. */
export const reasonView = ({ field, code, text }: FieldReason): ReasonView => ({
  field,
  code,
  label: say(`reason.${code}`),
  text,
  next: say(`next.${code}`),
})

/**
 * A refused field in one line: what it is called, what is wrong and what the reviewer wrote. Empty parts are left out.
 * @example
 * import { reasonLine } from '@compute-mall/core/review'
 *
 * reasonLine('en', { name: 'Stock', reason: 'Other', text: 'too many' }) // → 'Stock: Other · too many'
 */
export const reasonLine = (
  language: Language,
  { name = '', reason, text }: { readonly name?: string; readonly reason: string; readonly text: string },
): string => [withColon(language, name, reason), text.trim()].filter((part) => part !== '').join(' · ')

/** Who reviews something, as another reviewer or oneself reads it. */
export interface ClaimView {
  readonly kind: 'free' | 'mine' | 'other'
  readonly message: Message | null
}

/** Whether something is free to review, one's own for now, or somebody else's. `until` is formatted by the screen. */
export const claimView = (claim: Claim | null, reviewerId: string, now: Milliseconds): ClaimView => {
  if (!isClaimHeld(claim, now)) return { kind: 'free', message: null }
  return claim.reviewerId === reviewerId
    ? { kind: 'mine', message: say('claim.mine', { until: claim.until }) }
    : { kind: 'other', message: say('claim.other', { name: claim.reviewer }) }
}

/** Whether what waits for a decision is late at `now`, and how it is told. */
export const dueView = (
  dueAt: string,
  now: Milliseconds,
): { readonly isOverdue: boolean; readonly message: Message } =>
  Date.parse(dueAt) < now
    ? { isOverdue: true, message: say('overdue') }
    : { isOverdue: false, message: say('due', { at: dueAt }) }
