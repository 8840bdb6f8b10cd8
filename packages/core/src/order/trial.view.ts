import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { countdownText, type Milliseconds, secondsLeft } from '../time/index.ts'
import type { OrderLine } from './order.codec.ts'
import type { orderMessages } from './order.messages.ts'
import type { trialMachine } from './trial.machine.ts'
import { type TrialPhase, trialEnd, trialPhase } from './trial.rules.ts'

type Snapshot = SnapshotFrom<typeof trialMachine>

/** What the result page of a trial shows. */
export interface TrialView {
  /** Null until the order is known. */
  readonly phase: TrialPhase | null
  readonly title: Message | null
  readonly hint: Message | null
  readonly lines: readonly OrderLine[]
  /** Time until the trial ends, `167:59:59`; null where none runs. */
  readonly countdown: string | null
  readonly notice: Message | null
  /** `buy` leads to the goods, for good. */
  readonly commands: { readonly retry: boolean; readonly buy: boolean }
}

const say = messageFor<KeyOf<typeof orderMessages>>('order')

/** A trial at `now`, the server's time. */
export const trialView = (snapshot: Snapshot, now: Milliseconds): TrialView => {
  const { order, failure } = snapshot.context
  const phase = order && trialPhase(order, now)
  const end = order && trialEnd(order)
  return {
    phase,
    title: phase && say(`trial.${phase}`),
    hint: phase && say(`trialHint.${phase}`),
    lines: order?.lines ?? [],
    countdown: phase === 'running' && end !== null ? countdownText(secondsLeft(end, now)) : null,
    notice: failure && failureMessage(failure),
    commands: {
      retry: snapshot.can({ type: 'trial.retry' }),
      buy: phase === 'running' || phase === 'ended' || phase === 'over',
    },
  }
}
