import { setup, transition } from 'xstate'
import type { StatementRow, StatementStatus } from './statement.codec.ts'

/** Facts of a statement's life, in the order in which they usually come. */
export const statementEvents = [
  'period.ended',
  'statement.confirmed',
  'confirmation.expired',
  'statement.disputed',
  'statement.adjusted',
  'statement.paid',
] as const
/** The name of an event in the life of a statement. */
export type StatementEventName = (typeof statementEvents)[number]

/** Whose step an event is: of a job, of the shop, or of finance. */
export type StatementActor = 'job' | 'merchant' | 'finance'

const actors: Readonly<Record<StatementEventName, StatementActor>> = {
  'period.ended': 'job',
  'statement.confirmed': 'merchant',
  'confirmation.expired': 'job',
  'statement.disputed': 'merchant',
  'statement.adjusted': 'finance',
  'statement.paid': 'finance',
}

interface StatementContext {
  /** Whether the platform owes the shop anything. */
  readonly isOwed: boolean
}

/**
 * The life of a statement (W18), run by the server and asked by the buttons. What finance adjusts, the shop reads anew;
 * what comes to nothing or less is never paid out.
 */
export const statementMachine = setup({
  types: { context: {} as StatementContext, events: {} as { readonly type: StatementEventName } },
  guards: { isOwed: ({ context }) => context.isOwed },
}).createMachine({
  id: 'statement',
  context: { isOwed: true },
  initial: 'open',
  states: {
    open: {
      description: 'The period goes on; sales, refunds and adjustments are added.',
      on: { 'period.ended': 'closed', 'statement.adjusted': 'open' },
    },
    closed: {
      description: 'Nothing is added but adjustments. The shop confirms, disputes, or lets seven days pass.',
      on: {
        'statement.confirmed': 'confirmed',
        'confirmation.expired': 'confirmed',
        'statement.disputed': 'disputed',
        'statement.adjusted': 'closed',
      },
    },
    disputed: {
      description: 'The shop says what is wrong. Finance adjusts, or pays what is owed all the same.',
      on: {
        'statement.confirmed': 'confirmed',
        'statement.adjusted': 'closed',
        'statement.paid': { guard: 'isOwed', target: 'paid' },
      },
    },
    confirmed: {
      description: 'The shop agrees, and finance pays what is owed.',
      on: { 'statement.paid': { guard: 'isOwed', target: 'paid' } },
    },
    paid: { description: 'Finance paid it, once, and named the reference of the bank.', type: 'final' },
  },
})

/** The part of a statement that decides which events are open. */
export interface StatementLife {
  readonly status: StatementStatus
  readonly isOwed: boolean
}

/** The part of a statement that decides which events are open. */
export const statementLife = ({ status, total }: Pick<StatementRow, 'status' | 'total'>): StatementLife => ({
  status,
  // The sign of an amount survives any rounding; decimal arithmetic would weigh on every page with a statement.
  isOwed: Number(total) > 0,
})

const at = ({ status, isOwed }: StatementLife) =>
  statementMachine.resolveState({ value: status, context: { isOwed } })

/** What becomes of a statement when `event` happens; a forbidden event leaves it as it is. */
export const nextStatementStatus = (life: StatementLife, event: StatementEventName): StatementStatus =>
  transition(statementMachine, at(life), { type: event })[0].value

/**
 * The events that mean something now, for one of those who may cause them; a button is open when its event is among them.
 * @example
 * import { allowedStatementEvents } from '@compute-mall/core/statement'
 *
 * allowedStatementEvents({ status: 'closed', isOwed: true }, 'merchant') // → ['statement.confirmed', 'statement.disputed']
 * allowedStatementEvents({ status: 'confirmed', isOwed: false }, 'finance') // → []
 */
export const allowedStatementEvents = (
  life: StatementLife,
  actor: StatementActor,
): readonly StatementEventName[] =>
  statementEvents.filter((type) => actors[type] === actor && at(life).can({ type }))
