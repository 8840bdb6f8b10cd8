import type { Effect } from '../http/index.ts'

/** A page, as far as its requests go. */
export interface PageOfRequests {
  /** Of its route. */
  readonly name: string
  readonly keepAlive?: boolean | undefined
}

/** Whether going from a page to another aborts what the first still asks for (R4.15). */
export const abortsReads = (from: PageOfRequests, to: PageOfRequests): boolean =>
  from.name !== to.name && to.keepAlive !== true

/** What decides on how much a request outlives. */
export interface RequestKind {
  readonly effect: Effect
  /** A read that a route change does not abort (R7.01). */
  readonly keep: boolean
}

export type RequestState = 'bound' | 'kept' | 'changing' | 'answered' | 'unanswered' | 'aborted'
export type RequestStep = 'page.left' | 'caller.left' | 'answer.came' | 'answer.missed'

/** How a request begins: bound to its page, kept beyond it, or a change, which nothing aborts (R4.15, R7.01, D3). */
export const requestBegins = ({ effect, keep }: RequestKind): 'bound' | 'kept' | 'changing' => {
  if (effect !== 'read') return 'changing'
  return keep ? 'kept' : 'bound'
}

const ends = { 'answer.came': 'answered', 'answer.missed': 'unanswered' } as const

/** Where each step leads; one that a state does not name changes nothing. The chart and the client go by it. */
export const requestSteps = {
  bound: { ...ends, 'page.left': 'aborted', 'caller.left': 'aborted' },
  kept: { ...ends, 'caller.left': 'aborted' },
  changing: ends,
  answered: {},
  unanswered: {},
  aborted: {},
} as const satisfies Readonly<Record<RequestState, Readonly<Partial<Record<RequestStep, RequestState>>>>>

/** The state after a step. */
export const afterStep = (state: RequestState, step: RequestStep): RequestState => {
  const steps: Readonly<Partial<Record<RequestStep, RequestState>>> = requestSteps[state]
  return steps[step] ?? state
}
