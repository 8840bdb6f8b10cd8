import { cartRefusals } from '../cart/index.ts'
import { goodsRefusals } from '../goods/index.ts'
import type { ErrorCode } from '../http/index.ts'
import { resourceRefusals } from '../resource/index.ts'
import { type Milliseconds, SECOND_MS } from '../time/index.ts'
import type { PurchaseRefusal, Quote } from './purchase.codec.ts'
import { purchaseRefusals } from './purchase.errors.ts'

/** What a buyer can do about a refusal. */
export type NextStep =
  | 'setPhone'
  | 'verifyPhone'
  | 'askLeader'
  | 'contactOperations'
  | 'agree'
  | 'reconfirm'
  | 'goPay'
  | 'viewOrders'
  | 'viewOrder'
  | 'cancelOrder'
  | 'changeAmount'
  | 'changeCenter'
  | 'chooseAnother'

const nextSteps: Partial<Readonly<Record<ErrorCode, NextStep>>> = {
  [purchaseRefusals.memberMayNotBuy.code]: 'askLeader',
  [purchaseRefusals.phoneMissing.code]: 'setPhone',
  [purchaseRefusals.agentMayNotBuy.code]: 'contactOperations',
  [purchaseRefusals.contractUnsigned.code]: 'contactOperations',
  [purchaseRefusals.phoneUnverified.code]: 'verifyPhone',
  [purchaseRefusals.accountDisabled.code]: 'contactOperations',
  [purchaseRefusals.agreementMissing.code]: 'agree',
  [purchaseRefusals.priceChanged.code]: 'reconfirm',
  [purchaseRefusals.unpaidOrderExists.code]: 'goPay',
  [goodsRefusals.soldOut.code]: 'chooseAnother',
  [goodsRefusals.expired.code]: 'chooseAnother',
  [purchaseRefusals.alreadyPurchased.code]: 'viewOrders',
  [purchaseRefusals.alreadyTried.code]: 'chooseAnother',
  [purchaseRefusals.resourcesOpening.code]: 'viewOrders',
  [goodsRefusals.noResourceInRegion.code]: 'changeCenter',
  [purchaseRefusals.buyerLimitReached.code]: 'changeAmount',
  [purchaseRefusals.notEnoughLeft.code]: 'changeAmount',
  [cartRefusals.siteClosed.code]: 'contactOperations',
  [purchaseRefusals.notRenewable.code]: 'chooseAnother',
  [cartRefusals.amountOutOfRange.code]: 'changeAmount',
  [cartRefusals.durationTooShort.code]: 'changeAmount',
  [cartRefusals.nothingAllowed.code]: 'chooseAnother',
  [resourceRefusals.memberMayNotAdd.code]: 'askLeader',
  [goodsRefusals.goodsNotFound.code]: 'chooseAnother',
  [goodsRefusals.offShelf.code]: 'chooseAnother',
  [goodsRefusals.specificationNotFound.code]: 'chooseAnother',
}
const hasNextStep = (code: string): code is keyof typeof nextSteps => Object.hasOwn(nextSteps, code)

/** The way on from a refusal; null when there is none but to leave. */
export const nextStepOf = (code: string): NextStep | null =>
  hasNextStep(code) ? (nextSteps[code] ?? null) : null

/** What else can be done about it: what is not to be paid can be given up instead. */
export const otherStepsOf = (code: string): readonly NextStep[] =>
  code === purchaseRefusals.unpaidOrderExists.code ? ['viewOrder', 'cancelOrder'] : []

/** Every reason that a quote gives: against the buyer, then against its lines, each code once. */
export const refusalsOf = (quote: Quote | null): readonly PurchaseRefusal[] => {
  const all = quote === null ? [] : [...quote.refusals, ...quote.lines.flatMap((line) => line.refusals)]
  return all.filter(({ code }, i) => all.findIndex((earlier) => earlier.code === code) === i)
}

/** The outcome of a submission is asked for again after a second, then less and less often, up to every 30 s. */
export const confirmDelay = (silences: number): Milliseconds =>
  Math.min(SECOND_MS * 2 ** Math.max(0, silences - 1), 30 * SECOND_MS)
