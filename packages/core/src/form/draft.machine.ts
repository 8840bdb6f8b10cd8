import { assign, emit, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { CallFailure } from '../http/index.ts'
import type { Milliseconds } from '../time/index.ts'
import type { Draft, DraftRecord, DraftSaved } from './form.codec.ts'
import { retryDelay, SAVE_DELAY_MS } from './form.rules.ts'

/** What a form keeps its draft by. */
export interface DraftInput {
  readonly form: string
  /** What is edited, where that is not the user's own one thing. */
  readonly subjectId?: string
  /** The draft with which the form was opened; null where there was none. */
  readonly draft: Draft | null
}

/** What is saved: the record over the revision that was read. */
export interface DraftToSave {
  readonly form: string
  readonly subjectId: string | undefined
  readonly revision: number
  readonly record: DraftRecord
}

/** What the draft of a form remembers. */
export interface DraftContext {
  readonly form: string
  readonly subjectId: string | undefined
  /** The form as it stands. */
  readonly record: DraftRecord
  /** The revision that was last read or saved; 0 before the first. */
  readonly revision: number
  readonly savedAt: string | null
  /** Whether the form changed since its saving began. */
  readonly hasChanged: boolean
  /** Times in a row that it could not be saved. */
  readonly failures: number
  /** What another window saved meanwhile. */
  readonly theirs: Draft | null
}

/** What may happen to the draft of a form. */
export type DraftEvent =
  | { readonly type: 'draft.changed'; readonly record: DraftRecord }
  /** The page is left or hidden: what waits is saved at once. */
  | { readonly type: 'draft.flush' }
  | ({ readonly type: 'save.done' } & DraftSaved)
  | { readonly type: 'save.stale'; readonly theirs: Draft }
  | { readonly type: 'save.failed'; readonly failure: CallFailure }
  /** One's own form is saved over the other window's. */
  | { readonly type: 'conflict.mine' }
  | { readonly type: 'conflict.theirs' }
  /** Field by field, from both. */
  | { readonly type: 'conflict.merged'; readonly record: DraftRecord }
  /** It was submitted, or given up. */
  | { readonly type: 'draft.done' }

/** `draft.replaced` hands the form what now stands in it. */
export type DraftEmitted = { readonly type: 'draft.replaced'; readonly record: DraftRecord }

/**
 * The draft of a form (W17): saved by itself within a second of a change, again after a failure, and never over what
 * another window saved without being told to.
 */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
  },
  actors: {
    /** Tells `save.done`, `save.stale` or `save.failed`; goes on when the page is left. */
    save: unprovided<DraftToSave>('draft: save'),
  },
  delays: {
    saveDelay: SAVE_DELAY_MS,
    retryDelay: ({ context }): Milliseconds => retryDelay(context.failures),
  },
  guards: { hasChanged: ({ context }) => context.hasChanged },
  actions: {
    change: assign((_, record: DraftRecord) => ({ record, hasChanged: true })),
    beginSaving: assign({ hasChanged: false }),
    noteSaved: assign((_, { revision, savedAt }: DraftSaved) => ({ revision, savedAt, failures: 0 })),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteTheirs: assign((_, theirs: Draft) => ({ theirs, failures: 0 })),
    takeRevision: assign(({ context: { theirs, revision } }) => ({
      revision: theirs?.revision ?? revision,
      theirs: null,
    })),
    takeTheirs: assign(({ context: { theirs, record, revision, savedAt } }) => ({
      record: theirs?.record ?? record,
      revision: theirs?.revision ?? revision,
      savedAt: theirs?.savedAt ?? savedAt,
      hasChanged: false,
      theirs: null,
    })),
    tellReplaced: emit(({ context: { record } }) => ({ type: 'draft.replaced' as const, record })),
  },
}).createMachine({
  id: 'draft',
  context: ({ input: { form, subjectId, draft } }) => ({
    form,
    subjectId,
    record: draft?.record ?? {},
    revision: draft?.revision ?? 0,
    savedAt: draft?.savedAt ?? null,
    hasChanged: false,
    failures: 0,
    theirs: null,
  }),
  initial: 'clean',
  on: { 'draft.done': '.over' },
  states: {
    clean: {
      description: 'Nothing was changed since the form was opened.',
      on: {
        'draft.changed': {
          target: 'dirty',
          actions: { type: 'change', params: ({ event }) => event.record },
        },
      },
    },
    dirty: {
      description: 'Changes wait to be saved, a second at most.',
      after: { saveDelay: 'saving' },
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.record } },
        'draft.flush': 'saving',
      },
    },
    saving: {
      description: 'The form as it stood when saving began is being saved.',
      entry: 'beginSaving',
      invoke: {
        src: 'save',
        input: ({ context: { form, subjectId, revision, record } }) => ({
          form,
          subjectId,
          revision,
          record,
        }),
      },
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.record } },
        'save.done': [
          {
            guard: 'hasChanged',
            target: 'dirty',
            actions: { type: 'noteSaved', params: ({ event }) => event },
          },
          { target: 'saved', actions: { type: 'noteSaved', params: ({ event }) => event } },
        ],
        'save.stale': {
          target: 'conflict',
          actions: { type: 'noteTheirs', params: ({ event }) => event.theirs },
        },
        'save.failed': { target: 'failed', actions: 'noteFailure' },
      },
    },
    saved: {
      description: 'The server has the form as it stands.',
      on: {
        'draft.changed': {
          target: 'dirty',
          actions: { type: 'change', params: ({ event }) => event.record },
        },
      },
    },
    failed: {
      description: 'It could not be saved, and is tried again by itself.',
      after: { retryDelay: 'saving' },
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.record } },
        'draft.flush': 'saving',
      },
    },
    conflict: {
      description: 'Another window saved a newer draft; one chooses what stands.',
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.record } },
        'conflict.mine': { target: 'saving', actions: 'takeRevision' },
        'conflict.theirs': { target: 'saved', actions: ['takeTheirs', 'tellReplaced'] },
        'conflict.merged': {
          target: 'saving',
          actions: ['takeRevision', { type: 'change', params: ({ event }) => event.record }, 'tellReplaced'],
        },
      },
    },
    over: { description: 'The form was submitted or given up; there is no draft of it.', type: 'final' },
  },
})
