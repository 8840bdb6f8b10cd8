import type { SnapshotFrom } from 'xstate'
import { hasTerm } from '../goods/index.ts'
import { failureMessage, refusalMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { Money } from '../money/index.ts'
import type { PurchaseRefusal, Quote, QuoteLine } from './purchase.codec.ts'
import { purchaseRefusals } from './purchase.errors.ts'
import type { Intent, purchaseMachine } from './purchase.machine.ts'
import type { purchaseMessages } from './purchase.messages.ts'
import { type NextStep, nextStepOf, otherStepsOf, refusalsOf } from './purchase.steps.ts'

type Snapshot = SnapshotFrom<typeof purchaseMachine>

/** Where the purchase stands; the states of the chart. */
export type PurchasePhase = Snapshot['value']

/** A reason against the purchase with the way on from it. */
export interface Reason {
  readonly code: string
  readonly message: Message
  readonly next: NextStep | null
  /** The label of the way on. */
  readonly nextLabel: Message | null
  /** What else can be done about it. */
  readonly others: readonly { readonly step: NextStep; readonly label: Message }[]
}

/** A reason that interrupts. */
interface Alert extends Reason {
  readonly title: Message
}

/** What is shown of one thing to be bought. */
export interface PurchaseLine {
  readonly line: QuoteLine
  readonly reasons: readonly Reason[]
}

/** What the order confirmation shows. */
export interface PurchaseView {
  readonly phase: PurchasePhase
  /** Null until the first quote: the screen shows its skeleton. */
  readonly lines: readonly PurchaseLine[] | null
  readonly total: Money
  readonly sourceTotal: Money
  readonly saved: Money
  /** The tip at the top that is shaken: every reason, each once. */
  readonly reasons: readonly Reason[]
  /** What interrupts: the price has changed, or an unpaid order exists. */
  readonly alert: Alert | null
  readonly unpaidOrderId: string | null
  /** What is going on, or went wrong on the way. */
  readonly notice: Message | null
  readonly agreed: boolean
  /** An order was tried without the agreement: its box is marked, besides the tip (R5.08). */
  readonly lacksAgreement: boolean
  readonly agreementVersion: string | null
  /** When it is billed, or that it is not. */
  readonly rule: Message
  /** Commands that are open; `submit` is open in the shut gate as well, where it shakes the tip. */
  readonly commands: { readonly submit: boolean; readonly agree: boolean; readonly recheck: boolean }
  readonly isBusy: boolean
  /** Where the buyer is being taken once the order is placed; null before. */
  readonly placed: Message | null
}

const say = messageFor<KeyOf<typeof purchaseMessages>>('purchase')

/** A refusal as a screen shows it. */
export const reasonOf = (refusal: PurchaseRefusal): Reason => {
  const next = nextStepOf(refusal.code)
  return {
    code: refusal.code,
    message: refusalMessage(refusal),
    next,
    nextLabel: next && say(`next.${next}`),
    others: otherStepsOf(refusal.code).map((step) => ({ step, label: say(`next.${step}`) })),
  }
}

const alertCodes = {
  priceChanged: purchaseRefusals.priceChanged.code,
  unpaidOrderExists: purchaseRefusals.unpaidOrderExists.code,
} as const

const interrupts = (phase: PurchasePhase): phase is keyof typeof alertCodes =>
  Object.hasOwn(alertCodes, phase)

const alertOf = (phase: PurchasePhase): Alert | null =>
  interrupts(phase) ? { ...reasonOf({ code: alertCodes[phase], details: {} }), title: say(phase) } : null

const noticeOf = ({ value, context }: Snapshot): Message | null => {
  if (value === 'submitting') return say('submitting')
  if (value === 'confirming' || value === 'unconfirmed') return say('confirming')
  if (value === 'agreed' && context.failure !== null) return say('notPlaced')
  return context.failure && failureMessage(context.failure)
}

const noTotals = { total: '0.00', sourceTotal: '0.00', saved: '0.00' } as const

const isTrial = (intent: Intent): boolean => 'type' in intent && intent.type === 'trial'

/** When it is billed, or for how many days it is free. */
const ruleOf = (intent: Intent, quote: Quote | null): Message => {
  if (!isTrial(intent)) return say('billingRule')
  const days = Math.max(0, ...(quote?.lines ?? []).filter(hasTerm).map(({ duration }) => duration))
  return days === 0 ? say('trialRule') : say('trialRuleDays', { count: days })
}

/** What costs nothing opens at once, and needs no cashier. */
const placedOf = (intent: Intent, quote: Quote | null): Message =>
  say(isTrial(intent) || Number(quote?.total ?? 0) === 0 ? 'openingOrder' : 'openingCashier')

const totalsOf = ({ total, sourceTotal, saved }: Pick<Quote, keyof typeof noTotals>) => ({
  total,
  sourceTotal,
  saved,
})

/** What the order confirmation shows. */
export const purchaseView = (snapshot: Snapshot): PurchaseView => {
  const { value, context } = snapshot
  const { quote } = context
  return {
    phase: value,
    lines:
      quote === null ? null : quote.lines.map((line) => ({ line, reasons: line.refusals.map(reasonOf) })),
    ...totalsOf(quote ?? noTotals),
    reasons: alertOf(value) === null ? [...context.refusals, ...refusalsOf(quote)].map(reasonOf) : [],
    alert: alertOf(value),
    unpaidOrderId: context.unpaidOrderId,
    notice: noticeOf(snapshot),
    agreed: quote !== null && context.agreedVersion === quote.agreementVersion,
    lacksAgreement:
      value === 'ready' &&
      context.refusals.some(({ code }) => code === purchaseRefusals.agreementMissing.code),
    agreementVersion: quote?.agreementVersion ?? null,
    rule: ruleOf(context.intent, quote),
    commands: {
      submit: snapshot.can({ type: 'purchase.submit', key: '' }),
      agree: snapshot.can({ type: 'agreement.give' }) || snapshot.can({ type: 'agreement.withdraw' }),
      recheck: snapshot.can({ type: 'purchase.recheck' }),
    },
    isBusy: value === 'checking' || value === 'submitting' || value === 'confirming' || value === 'placed',
    placed: value === 'placed' ? placedOf(context.intent, quote) : null,
  }
}
