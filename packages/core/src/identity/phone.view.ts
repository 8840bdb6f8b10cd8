import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import type { Message } from '../messages/index.ts'
import { deadlineAfter, type Milliseconds, secondsLeft } from '../time/index.ts'
import type { phoneMachine } from './phone.machine.ts'

type Snapshot = SnapshotFrom<typeof phoneMachine>

/** What the phone setting dialog shows (R2.17). */
export interface PhoneView {
  readonly sending: boolean
  readonly binding: boolean
  readonly bound: boolean
  /** The number to which a code went; null before. */
  readonly sentTo: string | null
  /** The number that has to wait for another code, and for how many seconds; null when none has to. */
  readonly wait: { readonly phone: string; readonly seconds: number } | null
  readonly refusal: Message | null
}

/** The dialog at `now`, by the clock that the answers were noted by. */
export const phoneView = (snapshot: Snapshot, now: Milliseconds): PhoneView => {
  const { askedFor, sentTo, rest, restsSince, failure } = snapshot.context
  const isResting = snapshot.matches({ code: 'resting' })
  return {
    sending: snapshot.matches({ code: 'sending' }),
    binding: snapshot.matches({ binding: 'binding' }) || snapshot.matches({ binding: 'confirming' }),
    bound: snapshot.matches({ binding: 'bound' }),
    sentTo,
    wait: isResting ? { phone: askedFor, seconds: secondsLeft(deadlineAfter(restsSince, rest), now) } : null,
    refusal: failure && failureMessage(failure),
  }
}
