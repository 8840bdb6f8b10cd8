import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { Milliseconds } from '../time/index.ts'
import { BUILD_CHECK_MS, mayReload, pathOf, type Reload } from './freshness.rules.ts'
import type { RouteRules } from './site.codec.ts'

/** A reason to load a page anew, with its address and the device's time. */
interface Asked {
  readonly address: string
  readonly now: Milliseconds
}

/** What the chart of freshness remembers. */
export interface FreshnessContext {
  /** The build that runs; null where builds have no names, as in development. */
  readonly buildId: string | null
  /** The reloads of this session. */
  readonly past: readonly Reload[]
  /** The page that is to be loaded. */
  readonly address: string
  /** The routes by the rules of this build; empty until they are read, and where builds have no names. */
  readonly rules: readonly RouteRules[]
}

/** What may happen to the freshness of a page. */
export type FreshnessEvent =
  /** The Token cookie is another one: somebody signed in or out elsewhere. */
  | ({ readonly type: 'token.changed' } & Asked)
  /** A part of the app could not be loaded; the address is that of the page that needs it. */
  | ({ readonly type: 'chunk.failed' } & Asked)
  | { readonly type: 'build.known'; readonly buildId: string }
  | { readonly type: 'build.unknown' }
  | { readonly type: 'rules.known'; readonly rules: readonly RouteRules[] }
  | { readonly type: 'rules.unknown' }
  | { readonly type: 'reload.noted' }
  | { readonly type: 'reload.barred' }
  /** The visitor says "try again". */
  | { readonly type: 'reload.ask' }

const isAsked = (event: FreshnessEvent): event is FreshnessEvent & Asked => 'address' in event

/** What a reason to reload leads to. */
const reasons = [
  { guard: 'mayReload', target: 'remembering', actions: ['noteAddress', 'noteReload'] },
  { target: 'stuck', actions: 'noteAddress' },
] as const

/**
 * Whether what a browser shows is still true (R4.14; decision D4): the newest build, the same Token, all its parts.
 * It reloads by itself at most once per path within 10 s and three times a session, and only where it can remember
 * having done so; then the visitor is asked.
 */
export const freshnessMachine = setup({
  types: {
    input: {} as Pick<FreshnessContext, 'buildId' | 'past'>,
    context: {} as FreshnessContext,
    events: {} as FreshnessEvent,
  },
  actors: {
    /** Reads the rules of this build's routes; tells `rules.known` or `rules.unknown`. */
    askRules: unprovided<string>('freshness: askRules'),
    /** Asks which build is the newest; tells `build.known` or `build.unknown`. */
    askBuild: unprovided<undefined>('freshness: askBuild'),
    /** Remembers these reloads for as long as the session lasts; tells `reload.noted` or `reload.barred`. */
    remember: unprovided<readonly Reload[]>('freshness: remember'),
    /** Loads this address as a new document. */
    reload: unprovided<{ address: string }>('freshness: reload'),
  },
  delays: { buildCheck: BUILD_CHECK_MS },
  guards: {
    hasBuild: ({ context }) => context.buildId !== null,
    isOther: ({ context }, buildId: string) => buildId !== context.buildId,
    mayReload: ({ context, event }) =>
      isAsked(event) && mayReload(context.past, pathOf(event.address), event.now),
  },
  actions: {
    noteAddress: assign(({ event }) => (isAsked(event) ? { address: event.address } : {})),
    noteReload: assign(({ context, event }) =>
      isAsked(event) ? { past: [...context.past, { path: pathOf(event.address), at: event.now }] } : {},
    ),
    noteRules: assign((_, rules: readonly RouteRules[]) => ({ rules })),
  },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => ({ ...input, address: '', rules: [] }),
  type: 'parallel',
  states: {
    build: {
      description: 'Whether a newer build is out.',
      initial: 'newest',
      states: {
        newest: {
          description: 'As far as is known, this is the newest build; it is asked again every hour.',
          after: { buildCheck: { guard: 'hasBuild', target: 'asking' } },
        },
        asking: {
          description: 'The server is asked which build is the newest.',
          invoke: { src: 'askBuild' },
          on: {
            'build.known': [
              { guard: { type: 'isOther', params: ({ event }) => event.buildId }, target: 'outdated' },
              { target: 'newest' },
            ],
            'build.unknown': 'newest',
          },
        },
        outdated: {
          description:
            'There is a newer build: the next page is loaded as a document, so that nobody loses work.',
        },
      },
    },
    rules: {
      description: 'By which rules the routes of this build go (R7.06).',
      initial: 'built',
      states: {
        built: {
          description: 'Those that the build was made with, until its own file is read.',
          always: { guard: 'hasBuild', target: 'asking' },
        },
        asking: {
          description: 'The file of this build is read.',
          invoke: { src: 'askRules', input: ({ context }) => context.buildId ?? '' },
          on: {
            'rules.known': {
              target: 'applied',
              actions: { type: 'noteRules', params: ({ event }) => event.rules },
            },
            'rules.unknown': 'unread',
          },
        },
        applied: { description: 'Those of the file.' },
        unread: {
          description: 'The file cannot be read; it is asked for again within the hour.',
          after: { buildCheck: 'asking' },
        },
      },
    },
    page: {
      description: 'Whether this page still has all that it needs.',
      initial: 'whole',
      states: {
        whole: {
          description: 'What is shown is true, and all its parts are there.',
          on: { 'token.changed': reasons, 'chunk.failed': reasons },
        },
        remembering: {
          description: 'The reload is noted first, so that it cannot become a loop.',
          invoke: { src: 'remember', input: ({ context }) => context.past },
          on: { 'reload.noted': 'reloading', 'reload.barred': 'stuck' },
        },
        reloading: {
          description: 'The page is being loaded anew; nothing else counts any more.',
          invoke: { src: 'reload', input: ({ context }) => ({ address: context.address }) },
        },
        stuck: {
          description: 'It may not reload by itself again: the visitor is offered to try again.',
          meta: { assumed: 'D4' },
          on: { 'token.changed': reasons, 'chunk.failed': reasons, 'reload.ask': 'reloading' },
        },
      },
    },
  },
})
