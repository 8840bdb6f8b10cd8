import { setup, transition } from 'xstate'
import type { Milliseconds } from '../time/index.ts'
import { REOPEN_MS } from './feedback.limits.ts'
import { type FeedbackState, feedbackStates } from './feedbackList.codec.ts'

/** Facts of feedback's life, in the order in which they usually come. */
export const feedbackEvents = [
  'feedback.started',
  'feedback.answered',
  'feedback.closed',
  'feedback.reopened',
] as const
/** The name of an event in the life of feedback. */
export type FeedbackEventName = (typeof feedbackEvents)[number]

/** The desk works on it, the writer opens it again. */
export type FeedbackActor = 'operations' | 'writer'

interface FeedbackEvent {
  readonly type: FeedbackEventName
  /** How long ago it was answered; 0 before that. */
  readonly sinceAnswer: Milliseconds
}

/** The life of feedback (width 2.6, 2.11), run by the server and asked by the buttons. */
export const feedbackMachine = setup({
  types: { events: {} as FeedbackEvent },
  guards: { isInTime: ({ event }) => event.sinceAnswer <= REOPEN_MS },
}).createMachine({
  id: 'feedback',
  initial: 'received',
  states: {
    received: {
      description: 'Nobody has looked at it yet.',
      on: { 'feedback.started': 'inProgress', 'feedback.answered': 'answered' },
    },
    inProgress: {
      description: 'Somebody of operations works on it.',
      on: { 'feedback.answered': 'answered' },
    },
    answered: {
      description: 'The writer has an answer.',
      on: {
        'feedback.closed': 'closed',
        'feedback.reopened': { guard: 'isInTime', target: 'received' },
      },
    },
    closed: {
      description: 'Operations are done with it.',
      on: { 'feedback.reopened': { guard: 'isInTime', target: 'received' } },
    },
  },
})

const at = (state: FeedbackState) => feedbackMachine.resolveState({ value: state })

/** Where feedback stands after an event; null when the event is not allowed there. */
export const feedbackStep = (
  state: FeedbackState,
  type: FeedbackEventName,
  sinceAnswer: Milliseconds = 0,
): FeedbackState | null => {
  if (!at(state).can({ type, sinceAnswer })) return null
  const [next] = transition(feedbackMachine, at(state), { type, sinceAnswer })
  return feedbackStates.find((known) => known === next.value) ?? null
}

const ownEvents: Readonly<Record<FeedbackActor, readonly FeedbackEventName[]>> = {
  operations: ['feedback.started', 'feedback.answered', 'feedback.closed'],
  writer: ['feedback.reopened'],
}

/** What this actor may do; a button is open when its event is among them. */
export const allowedFeedbackEvents = (
  state: FeedbackState,
  actor: FeedbackActor,
  sinceAnswer: Milliseconds = 0,
): readonly FeedbackEventName[] =>
  ownEvents[actor].filter((type) => feedbackStep(state, type, sinceAnswer) !== null)
