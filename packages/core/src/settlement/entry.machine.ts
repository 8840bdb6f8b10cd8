import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { CallFailure } from '../http/index.ts'
import type { ApplyStatus } from './settlement.codec.ts'
import { type EntryPlace, type EntryVisitor, entryPlace } from './settlement.rules.ts'

/** Who presses the entry and where, at the moment of pressing. */
export type EntryPress = Omit<EntryVisitor, 'applyStatus'>

/** What the entry to settling in remembers. */
export interface EntryContext {
  readonly press: EntryPress | null
  /** Why the status could not be learnt. */
  readonly failure: CallFailure | null
}

/** What may happen to the entry to settling in. */
export type EntryEvent =
  | { readonly type: 'entry.pressed'; readonly press: EntryPress }
  | { readonly type: 'status.known'; readonly applyStatus: ApplyStatus }
  | { readonly type: 'status.unknown'; readonly failure: CallFailure }

/** Asks the app to lead there: to another page, or down to the apply button of this one. */
export interface EntryEmitted {
  readonly type: 'entry.led'
  readonly place: EntryPlace
}

/** The server knows nothing that would change where a visitor or a retailer goes. */
const isKnown = ({ isSignedIn, isRetailer }: EntryPress): boolean => !isSignedIn || isRetailer

const placeFor = (press: EntryPress | null, applyStatus: ApplyStatus | null): EntryPlace => {
  if (press === null) throw new Error('entry: nobody pressed it')
  return entryPlace({ ...press, applyStatus })
}

/** The entry to settling in, wherever it stands: in the head of the mall, or on the settle page (R4.02). */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    emitted: {} as EntryEmitted,
  },
  actors: {
    /** Tells `status.known` or `status.unknown`. */
    askStatus: unprovided<Record<never, never>>('entry: askStatus'),
  },
  guards: { isKnown: (_, press: EntryPress) => isKnown(press) },
  actions: {
    notePress: assign((_, press: EntryPress) => ({ press, failure: null })),
    noteFailure: assign((_, failure: CallFailure) => ({ failure })),
    lead: emit(({ context }, applyStatus: ApplyStatus | null) => ({
      type: 'entry.led' as const,
      place: placeFor(context.press, applyStatus),
    })),
  },
}).createMachine({
  id: 'settleEntry',
  context: { press: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits to be pressed.',
      on: {
        'entry.pressed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.press },
            actions: [
              { type: 'notePress', params: ({ event }) => event.press },
              { type: 'lead', params: null },
            ],
          },
          { target: 'asking', actions: { type: 'notePress', params: ({ event }) => event.press } },
        ],
      },
    },
    asking: {
      description: 'The server says how far the application of this user is.',
      invoke: { src: 'askStatus', input: {} },
      on: {
        'status.known': {
          target: 'idle',
          actions: { type: 'lead', params: ({ event }) => event.applyStatus },
        },
        'status.unknown': {
          target: 'idle',
          actions: { type: 'noteFailure', params: ({ event }) => event.failure },
        },
      },
    },
  },
})
