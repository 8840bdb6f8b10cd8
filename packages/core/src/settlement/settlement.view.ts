import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { Application, ApplicationInfo, ApplyStatus, SettlementStep } from './settlement.codec.ts'
import { allowedSettlementEvents } from './settlement.machine.ts'
import type { settlementMessages } from './settlement.messages.ts'

const say = messageFor<KeyOf<typeof settlementMessages>>('settlement')

/** How a status feels: nothing yet, under way, good, wrong. */
type SettlementTone = 'none' | 'underWay' | 'good' | 'wrong'

const tones: Readonly<Record<ApplyStatus, SettlementTone>> = {
  NOT_APPLY: 'none',
  IN_REVIEW: 'underWay',
  APPROVED: 'good',
  REJECTED: 'wrong',
}

/** Where a user stands, as the landing and the review page show it. */
export interface SettlementView {
  readonly status: Message
  readonly tone: SettlementTone
  readonly hint: Message
  /** Why the application was rejected; null in every other status. */
  readonly reason: string | null
  readonly applyTime: string | null
  readonly reviewTime: string | null
  readonly commands: {
    /** `again` after a rejection. */
    readonly apply: 'first' | 'again' | null
    readonly withdraw: boolean
    readonly goSeller: boolean
  }
}

/** A merchant whom no application made one stands where an approved applicant does. */
const standingOf = ({ applyStatus, retailerId }: ApplicationInfo): ApplyStatus =>
  retailerId === null ? applyStatus : 'APPROVED'

/** What an applicant sees of where they stand, and which commands are open (R4.01). */
export const settlementView = (info: ApplicationInfo): SettlementView => {
  const status = standingOf(info)
  const allowed = allowedSettlementEvents(status, 'applicant')
  const again = status === 'REJECTED' ? 'again' : 'first'
  return {
    status: say(`status.${status}`),
    tone: tones[status],
    hint: say(`hint.${status}`),
    reason: status === 'REJECTED' ? info.rejectReason : null,
    applyTime: info.applyTime,
    reviewTime: info.reviewTime,
    commands: {
      apply: allowed.includes('application.submitted') ? again : null,
      withdraw: allowed.includes('application.withdrawn'),
      goSeller: status === 'APPROVED',
    },
  }
}

/** A step of the history in words; an event that this version does not know by its name. */
export const settlementStepLabel = ({ event }: SettlementStep): Message => ({
  key: `settlement:event.${event}`,
  otherwise: event,
})

/** An application as operations see it. */
export interface ReviewView {
  readonly status: Message
  readonly tone: SettlementTone
  readonly history: readonly (SettlementStep & { readonly label: Message })[]
  readonly commands: { readonly approve: boolean; readonly reject: boolean }
}

/** What operations see of an application, and which commands are open (R4.01). */
export const reviewView = ({ applyStatus, steps }: Application): ReviewView => {
  const allowed = allowedSettlementEvents(applyStatus, 'operations')
  return {
    status: say(`status.${applyStatus}`),
    tone: tones[applyStatus],
    history: steps.map((step) => ({ ...step, label: settlementStepLabel(step) })),
    commands: {
      approve: allowed.includes('review.approved'),
      reject: allowed.includes('review.rejected'),
    },
  }
}
