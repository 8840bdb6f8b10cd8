import { assign, emit, setup } from 'xstate'
import type { Language } from '../codec/index.ts'
import { unprovided } from '../fp/index.ts'
import { afterLanguageEvent, type LanguageEvent, type LanguageState } from '../http/index.ts'

/** For the app: the page now speaks it, and browser and account are to remember it (R4.13, R9.07). */
export interface LanguageEmitted {
  readonly type: 'language.changed'
  readonly language: Language
}

const isSettled = ({ spoken, wanted }: LanguageState): boolean => spoken === wanted

/**
 * The language of a page, and how it changes where one is (R1.01, R4.13). The library of texts of `packages/react` goes
 * by the same `afterLanguageEvent` without an actor, so that a page's first script carries no chart.
 */
export const languageMachine = setup({
  types: {
    input: {} as { readonly language: Language },
    context: {} as LanguageState,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
  },
  actors: {
    /** Loads the texts of all that is shown; tells `texts.ready` or `texts.missing`. */
    fetchTexts: unprovided<{ language: Language }>('language: fetchTexts'),
  },
  guards: {
    leadsToOther: ({ context }, event: LanguageEvent) => !isSettled(afterLanguageEvent(context, event)),
    changes: ({ context }, event: LanguageEvent) =>
      afterLanguageEvent(context, event).spoken !== context.spoken,
    settles: ({ context }, event: LanguageEvent) => isSettled(afterLanguageEvent(context, event)),
  },
  actions: {
    take: assign(({ context }, event: LanguageEvent) => afterLanguageEvent(context, event)),
    tellChanged: emit((_, language: Language) => ({ type: 'language.changed' as const, language })),
  },
}).createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ spoken: language, wanted: language }),
  initial: 'speaking',
  states: {
    speaking: {
      description: 'All that is shown is said in one language.',
      on: {
        'language.chosen': {
          guard: { type: 'leadsToOther', params: ({ event }) => event },
          target: 'preparing',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
    preparing: {
      description:
        'Texts are loaded in the language that was chosen last; until then the page speaks as before.',
      invoke: { src: 'fetchTexts', input: ({ context: { wanted } }) => ({ language: wanted }) },
      on: {
        'language.chosen': {
          guard: { type: 'settles', params: ({ event }) => event },
          target: 'speaking',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'texts.ready': {
          guard: { type: 'changes', params: ({ event }) => event },
          target: 'speaking',
          actions: [
            { type: 'take', params: ({ event }) => event },
            { type: 'tellChanged', params: ({ event }) => event.language },
          ],
        },
        'texts.missing': {
          guard: { type: 'settles', params: ({ event }) => event },
          target: 'speaking',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
    },
  },
})
