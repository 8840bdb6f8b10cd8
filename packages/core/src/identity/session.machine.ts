import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import { type Forgotten, signInAddress, signOutAddress } from './session.rules.ts'

/** What the chart of a session remembers. */
export interface SessionContext {
  /** Null for a visitor. */
  readonly userName: string | null
  /** The Token cookie under which this document was loaded; null without one. */
  readonly token: string | null
  /** Where the way out leads. */
  readonly leadsTo: string
}

/** What may happen to a session. */
export type SessionEvent =
  /** Who is here, where a document did not say so itself. */
  | { readonly type: 'user.known'; readonly userName: string }
  /** An answer was 401 or 403; `address` is where the user comes back to. */
  | { readonly type: 'session.refused'; readonly address: string }
  /** The user signs out; `next` is what they see then, e.g. sign-in, for somebody else to come. */
  | { readonly type: 'session.leave'; readonly next: string }
  /** The Token cookie as it is now. */
  | { readonly type: 'token.seen'; readonly token: string | null }

/** What happens however many answers and tabs say it: each way out is taken once and none leads back. */
const waysOut = {
  'session.refused': { target: 'dead', actions: 'leadToSignIn' },
  'token.seen': { guard: 'isOther', target: 'replaced' },
} as const

/**
 * Who is here, in one tab, for as long as its document lives (R4.12; decisions D1, D11). A session that ended stays
 * ended: answers that come late revive nothing, and all tabs of a browser agree, because each looks at the Token.
 */
export const sessionMachine = setup({
  types: {
    input: {} as Pick<SessionContext, 'userName' | 'token'>,
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    /** Tells `token.seen`, at once and whenever another tab may have changed it. */
    watchToken: unprovided<undefined>('session: watchToken'),
    /** Keeps the name of who is here: `noteUser`. */
    note: unprovided<{ userName: string }>('session: note'),
    /** Clears so much of what is stored: `forget`. */
    forget: unprovided<Forgotten>('session: forget'),
    /** Takes the Token away, if it is still this one, so that every tab learns of its end. */
    dropToken: unprovided<{ token: string | null }>('session: dropToken'),
    /** Leaves for this address. */
    leave: unprovided<{ address: string }>('session: leave'),
    /** Loads the page anew, for whoever is here now. */
    reload: unprovided<undefined>('session: reload'),
  },
  guards: {
    isKnown: ({ context }) => context.userName !== null,
    hasToken: ({ context }) => context.token !== null,
    isOther: ({ context, event }) => event.type === 'token.seen' && event.token !== context.token,
  },
  actions: {
    takeUser: assign((_, userName: string) => ({ userName })),
    leadToSignIn: assign(({ event }) =>
      event.type === 'session.refused' ? { leadsTo: signInAddress(event.address) } : {},
    ),
    leadToSignOut: assign(({ event }) =>
      event.type === 'session.leave' ? { leadsTo: signOutAddress(event.next) } : {},
    ),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, leadsTo: '' }),
  initial: 'here',
  states: {
    here: {
      description: 'The session is as the document found it.',
      invoke: { src: 'watchToken' },
      on: waysOut,
      initial: 'unknown',
      states: {
        unknown: {
          description: 'What the document said of its user is looked at.',
          always: [{ guard: 'isKnown', target: 'signedIn' }, { target: 'visitor' }],
        },
        visitor: {
          description: 'Nobody is signed in, or the page does not need to know.',
          on: {
            'session.leave': { guard: 'hasToken', target: '#session.signedOut', actions: 'leadToSignOut' },
            'user.known': {
              target: 'signedIn',
              actions: { type: 'takeUser', params: ({ event }) => event.userName },
            },
          },
        },
        signedIn: {
          description: 'A user is here, and their name is kept.',
          invoke: { src: 'note', input: ({ context }) => ({ userName: context.userName ?? '' }) },
          on: { 'session.leave': { target: '#session.signedOut', actions: 'leadToSignOut' } },
        },
      },
    },
    dead: {
      description:
        'The server knows the session no more: what it stored is cleared, and sign-in follows, once.',
      invoke: [
        { src: 'forget', input: 'session' },
        { src: 'dropToken', input: ({ context: { token } }) => ({ token }) },
        { src: 'leave', input: ({ context }) => ({ address: context.leadsTo }) },
      ],
    },
    signedOut: {
      description:
        'The user signed out: all that was stored is cleared, and single sign-on ends the session.',
      invoke: [
        { src: 'forget', input: 'visit' },
        { src: 'leave', input: ({ context }) => ({ address: context.leadsTo }) },
      ],
    },
    replaced: {
      description:
        'Another tab signed in or out: what this one stored is cleared, and the page is loaded anew.',
      meta: { assumed: 'D11' },
      invoke: [{ src: 'forget', input: 'tab' }, { src: 'reload' }],
    },
  },
})
