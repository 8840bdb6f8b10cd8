import type { ErrorCode } from '../http/index.ts'
import { type Milliseconds, SECOND_MS } from '../time/index.ts'
import type { PurchaseRefusal, Quote } from './purchase.codec.ts'

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
  | 'changeAmount'
  | 'chooseAnother'

const nextSteps: Partial<Readonly<Record<ErrorCode, NextStep>>> = {
  PURCHASE10001: 'askLeader',
  PURCHASE10002: 'setPhone',
  PURCHASE10003: 'contactOperations',
  PURCHASE10004: 'contactOperations',
  PURCHASE10005: 'verifyPhone',
  PURCHASE10006: 'contactOperations',
  PURCHASE10007: 'agree',
  PURCHASE10008: 'reconfirm',
  PURCHASE10009: 'goPay',
  PURCHASE10010: 'chooseAnother',
  PURCHASE10011: 'chooseAnother',
  PURCHASE10012: 'viewOrders',
  PURCHASE10013: 'chooseAnother',
  PURCHASE10014: 'viewOrders',
  PURCHASE10015: 'askLeader',
  PURCHASE10016: 'changeAmount',
  PURCHASE10017: 'changeAmount',
  ORDER10003: 'chooseAnother',
  CART10001: 'changeAmount',
  CART10002: 'changeAmount',
  CART10005: 'askLeader',
  MALL10001: 'chooseAnother',
  MALL10002: 'chooseAnother',
  MALL10003: 'chooseAnother',
}
const hasNextStep = (code: string): code is keyof typeof nextSteps => Object.hasOwn(nextSteps, code)

/** The way on from a refusal; null when there is none but to leave. */
export const nextStepOf = (code: string): NextStep | null =>
  hasNextStep(code) ? (nextSteps[code] ?? null) : null

/** Every reason that a quote gives: against the buyer, then against its lines, each code once. */
export const refusalsOf = (quote: Quote | null): readonly PurchaseRefusal[] => {
  const all = quote === null ? [] : [...quote.refusals, ...quote.lines.flatMap((line) => line.refusals)]
  return all.filter(({ code }, i) => all.findIndex((earlier) => earlier.code === code) === i)
}

/** The outcome of a submission is asked for again after a second, then less and less often, up to every 30 s. */
export const confirmDelay = (silences: number): Milliseconds =>
  Math.min(SECOND_MS * 2 ** Math.max(0, silences - 1), 30 * SECOND_MS)
