import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { countdownText, type Milliseconds, secondsLeft } from '../time/index.ts'
import type { PaymentSession } from './payment.codec.ts'
import type { paymentMachine } from './payment.machine.ts'
import type { paymentMessages } from './payment.messages.ts'
import { TROUBLE_AFTER_FAILURES, WARNING_SECONDS } from './payment.rules.ts'

type Snapshot = SnapshotFrom<typeof paymentMachine>

/** Where the payment stands, for the buyer. `waiting`, `warned` and `expired` show the code, the rest replace it. */
type PaymentPhase =
  | 'waiting'
  | 'warned'
  | 'expired'
  | 'checking'
  | 'renewing'
  | 'givingUp'
  | 'failed'
  | 'closed'
  | 'paid'
  | 'charged'
  | 'late'
  | 'refunded'
  | 'givenUp'

/** What the scan screen shows. */
export interface PaymentView {
  readonly phase: PaymentPhase
  readonly title: Message
  /** What the buyer should do, or what happens next. */
  readonly hint: Message
  readonly session: Pick<
    PaymentSession,
    'orderId' | 'orderNo' | 'amount' | 'channel' | 'qrTarget' | 'purpose'
  >
  /** Whole seconds until the code expires, and how they are written: `04:59`. */
  readonly secondsLeft: number
  readonly countdown: string
  /** For a live region: changes each minute, at 20 s and with what becomes of the payment (WCAG 2.2.1, 4.1.3). */
  readonly announcement: Message | null
  /** The answer to the last command, or trouble with the connection. */
  readonly notice: Message | null
  /** Commands that are open: `payment.renew` (with a fresh key), `payment.check`, `payment.giveUp`. */
  readonly commands: { readonly renew: boolean; readonly check: boolean; readonly giveUp: boolean }
}

const say = messageFor<KeyOf<typeof paymentMessages>>('payment')

/** The clock decides what an open code is worth, for a page that slept has missed its timers. */
const phaseOf = ({ value, context }: Snapshot, seconds: number): PaymentPhase => {
  if (typeof value === 'string') return value
  if (context.expired || seconds === 0) return 'expired'
  return seconds <= WARNING_SECONDS ? 'warned' : 'waiting'
}

/** Phases that end in a moment, and whose button says that it is at work. */
const passing: readonly PaymentPhase[] = ['checking', 'renewing', 'givingUp']

const announcementOf = (phase: PaymentPhase, seconds: number): Message | null => {
  if (passing.includes(phase)) return null
  if (phase !== 'waiting' && phase !== 'warned') return say(`${phase}Title`)
  return seconds <= WARNING_SECONDS
    ? say('secondsLeft', { count: WARNING_SECONDS })
    : say('minutesLeft', { count: Math.ceil(seconds / 60) })
}

const noticeOf = ({ value, context }: Snapshot): Message | null => {
  // A payment that has failed waits for nothing: what was wrong with asking before is over.
  if (value === 'failed') return null
  if (context.failure !== null) return failureMessage(context.failure)
  if (context.notReceived) return say('notReceived')
  return context.failures >= TROUBLE_AFTER_FAILURES ? say('connectionTrouble') : null
}

/** What the scan screen shows at `now`, the server's time. */
export const paymentView = (snapshot: Snapshot, now: Milliseconds): PaymentView => {
  const { session, expired } = snapshot.context
  const seconds = expired ? 0 : secondsLeft(session.expireTime, now)
  const phase = phaseOf(snapshot, seconds)
  return {
    phase,
    title: say(`${phase}Title`),
    hint: say(`${phase}Hint`),
    session,
    secondsLeft: seconds,
    countdown: countdownText(seconds),
    announcement: announcementOf(phase, seconds),
    notice: noticeOf(snapshot),
    commands: {
      renew: snapshot.can({ type: 'payment.renew', key: '' }),
      check: snapshot.can({ type: 'payment.check' }),
      giveUp: snapshot.can({ type: 'payment.giveUp' }),
    },
  }
}
