import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type SnapshotFrom } from 'xstate'
import type { Need } from '../fp/index.ts'
import type { Stores, TextStore } from '../http/index.ts'
import { type Forgotten, forget, noteUser, type SessionEvent, sessionMachine, sessionView } from './index.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

const memory = (): TextStore & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const events = {
  known: { type: 'user.known', userName: 'leader' },
  refused: { type: 'session.refused', address: '/ui/mall/goods/cart' },
  leave: { type: 'session.leave', next: '/ui/mall/' },
  sameToken: { type: 'token.seen', token: 't1' },
  otherToken: { type: 'token.seen', token: 't2' },
  noToken: { type: 'token.seen', token: null },
} as const satisfies Record<string, SessionEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

/** A tab whose chart runs against these stores; `did` says what its needs were asked for, in order. */
const tab = (userName: string | null, token: string | null = 't1') => {
  const did: string[] = []
  const noting = <Input>(name: string): Need<Input> =>
    fromCallback(({ input }) => {
      did.push(input === undefined ? name : `${name} ${JSON.stringify(input)}`)
    })
  const machine = sessionMachine.provide({
    actors: {
      watchToken: fromCallback(() => undefined),
      note: noting('note'),
      forget: noting('forget'),
      dropToken: noting('dropToken'),
      leave: noting('leave'),
      reload: noting('reload'),
    },
  })
  const actor = createActor(machine, { input: { userName, token } }).start()
  return {
    actor,
    did,
    send: (...names: EventName[]) => {
      for (const name of names) actor.send(events[name])
    },
  }
}
const stateOf = ({ value }: Snapshot): string =>
  typeof value === 'string' ? value : String(Object.values(value)[0])

const signIn = '/ac/api/auth/loginSsoRedirect.action?originalUrl=%2Fui%2Fmall%2Fgoods%2Fcart'
const signOut = '/ac/api/auth/logoutSso.action?logoutUrl=%2Fui%2Fmall%2F'

interface Row {
  readonly who: string | null
  readonly token?: null
  readonly by: EventName[]
  readonly on: Partial<Record<EventName, string>>
}
const table: Record<string, Row> = {
  visitor: {
    who: null,
    by: [],
    on: {
      known: 'signedIn',
      refused: 'dead',
      leave: 'signedOut',
      otherToken: 'replaced',
      noToken: 'replaced',
    },
  },
  visitorWithoutToken: {
    who: null,
    token: null,
    by: [],
    on: { known: 'signedIn', refused: 'dead', otherToken: 'replaced', sameToken: 'replaced' },
  },
  signedIn: {
    who: 'leader',
    by: [],
    on: { refused: 'dead', leave: 'signedOut', otherToken: 'replaced', noToken: 'replaced' },
  },
  dead: { who: 'leader', by: ['refused'], on: {} },
  signedOut: { who: 'leader', by: ['leave'], on: {} },
  replaced: { who: 'leader', by: ['otherToken'], on: {} },
}

describe('the session chart', () => {
  const stateIn = (row: string) => (row === 'visitorWithoutToken' ? 'visitor' : row)
  const rows = Object.entries(table).flatMap(([from, row]) =>
    eventNames.map((event) => [from, event, row.on[event] ?? stateIn(from), row] as const),
  )

  it.each(rows)('[R4.12] from %s, %s leads to %s', (from, event, to, { who, token, by }) => {
    const { actor, send } = tab(who, token)
    send(...by)
    expect(stateOf(actor.getSnapshot())).toBe(stateIn(from))
    send(event)
    expect(stateOf(actor.getSnapshot())).toBe(to)
  })

  it('[R2.09] leaves a live session of which a pure page was told nothing, for the form to sign in', () => {
    const { actor, did } = tab(null)
    actor.send({ type: 'session.leave', next: signIn })
    expect(did).toEqual([
      'forget "visit"',
      `leave {"address":"/ac/api/auth/logoutSso.action?logoutUrl=${encodeURIComponent(signIn)}"}`,
    ])
  })

  it('[R4.12][D1] clears and leads to sign-in when the session is dead', () => {
    const { did, send } = tab('leader')
    send('refused')
    expect(did).toEqual([
      'note {"userName":"leader"}',
      'forget "session"',
      'dropToken {"token":"t1"}',
      `leave {"address":"${signIn}"}`,
    ])
  })

  it('[R4.12][F12] clears once and redirects once in a storm of 30 answers, to the first address', () => {
    const { actor, did, send } = tab('leader')
    send('refused')
    for (let answer = 2; answer <= 30; answer++)
      actor.send({ type: 'session.refused', address: `/${answer}` })
    expect(did.filter((what) => what.startsWith('forget'))).toEqual(['forget "session"'])
    expect(did.filter((what) => what.startsWith('leave'))).toEqual([`leave {"address":"${signIn}"}`])
  })

  it('[R4.12] clears all, marks the sign-out and goes through single sign-out', () => {
    const { did, send } = tab('leader')
    send('leave', 'refused', 'known')
    expect(did.slice(1)).toEqual(['forget "visit"', `leave {"address":"${signOut}"}`])
  })

  it('[R4.12] leads nowhere at first, and marks what the specification leaves open (D11)', () => {
    expect(tab(null).actor.getSnapshot().context).toEqual({ userName: null, token: 't1', leadsTo: '' })
    const states = Object.values(sessionMachine.states)
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([
      ['replaced', 'D11'],
    ])
  })

  it('[R4.12] fails loudly where a need is not provided', () => {
    const actor = createActor(sessionMachine, { input: { userName: null, token: null } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('session: watchToken is not provided')])
  })

  it('[R4.12] is not revived by an answer that comes late', () => {
    const { actor, did, send } = tab(null)
    send('refused', 'known', 'sameToken')
    expect(did.some((what) => what.startsWith('note'))).toBe(false)
    expect(sessionView(actor.getSnapshot()).userName).toBeNull()
  })

  it('[R4.14] clears what this tab stored and reloads when another account is in another tab', () => {
    const { did, send } = tab('leader')
    send('sameToken', 'otherToken', 'noToken')
    expect(did.slice(1)).toEqual(['forget "tab"', 'reload'])
  })
})

describe('what is shown of the session', () => {
  it.each([
    [null, [], { userName: null, isOver: false, commands: { signIn: true, signOut: false } }],
    ['leader', [], { userName: 'leader', isOver: false, commands: { signIn: false, signOut: true } }],
    [null, ['known'], { userName: 'leader', isOver: false, commands: { signIn: false, signOut: true } }],
    ['leader', ['refused'], { userName: null, isOver: true, commands: { signIn: false, signOut: false } }],
    ['leader', ['leave'], { userName: null, isOver: true, commands: { signIn: false, signOut: false } }],
  ] as const)('[R4.12] to %s after %j', (who, by, view) => {
    const { actor, send } = tab(who)
    send(...by)
    expect(sessionView(actor.getSnapshot())).toEqual(view)
  })
})

/** A browser with three tabs, and the server that keeps its sessions. Each document runs a chart of its own. */
const browser = () => {
  const local = memory()
  const shared = { token: null as string | null, count: 0 }
  const alive = new Map<string, string>()
  const documents: { clears: number; departures: number }[] = []

  const openTab = () => {
    const session = memory()
    const stores: Stores = { session, local }
    const here = { watch: (_: SessionEvent) => {}, actor: undefined as ReturnType<typeof start> | undefined }
    const counts = () => documents.at(-1) ?? { clears: 0, departures: 0 }
    let next: (() => void) | undefined

    const start = () => {
      const userName = (shared.token !== null && alive.get(shared.token)) || null
      const document = { clears: 0, departures: 0 }
      documents.push(document)
      const go: Need<{ address: string }> = fromCallback(({ input: { address } }) => {
        document.departures++
        if (address === signOut) endSession()
        next = open
      })
      const clear: Need<Forgotten> = fromCallback(({ input }) => {
        document.clears++
        forget(stores, input)
      })
      const actor = createActor(
        sessionMachine.provide({
          actors: {
            watchToken: fromCallback(({ sendBack }) => {
              here.watch = sendBack
              sendBack({ type: 'token.seen', token: shared.token })
            }),
            note: fromCallback(({ input }) => noteUser(stores, input.userName)),
            forget: clear,
            dropToken: fromCallback(({ input }) => {
              if (shared.token === input.token) shared.token = null
            }),
            leave: go,
            reload: fromCallback(() => {
              document.departures++
              next = open
            }),
          },
        }),
        { input: { userName, token: shared.token } },
      ).start()
      if (userName !== null) session.set('data', userName)
      return actor
    }
    const open = () => {
      here.actor?.stop()
      here.actor = start()
    }
    const depart = () => {
      const going = next
      next = undefined
      going?.()
    }
    const endSession = () => {
      if (shared.token !== null) alive.delete(shared.token)
      shared.token = null
    }
    open()
    return {
      session,
      counts,
      view: () => sessionView((here.actor ?? start()).getSnapshot()),
      /** Calls are answered by who the Token belongs to; all of a burst before the document is left. */
      call: (times: number) => {
        for (let i = 0; i < times; i++)
          if (shared.token === null || !alive.has(shared.token)) here.actor?.send(events.refused)
        depart()
      },
      look: () => {
        here.watch({ type: 'token.seen', token: shared.token })
        depart()
      },
      leave: () => {
        here.actor?.send(events.leave)
        depart()
      },
      signIn: (userName: string) => {
        endSession()
        shared.token = `t${++shared.count}`
        alive.set(shared.token, userName)
        open()
      },
    }
  }
  const tabs = [openTab(), openTab(), openTab()]
  return {
    tabs,
    local,
    documents,
    userName: () => (shared.token !== null && alive.get(shared.token)) || null,
    revoke: () => alive.clear(),
  }
}

type Browser = ReturnType<typeof browser>
type Tab = Browser['tabs'][number]
const act = (name: string, run: (browser: Browser) => void) => ({ run, toString: () => name })
const inTab = (name: string, run: (tab: Tab) => void) =>
  [0, 1, 2].map((i) =>
    act(`tab ${i} ${name}`, ({ tabs }) => {
      const chosen = tabs[i]
      if (chosen !== undefined) run(chosen)
    }),
  )
const happenings = fc.array(
  fc.constantFrom(
    ...inTab('signs in as leader', ({ signIn: enter }) => enter('leader')),
    ...inTab('signs in as seller', ({ signIn: enter }) => enter('seller')),
    ...inTab('signs out', ({ leave }) => leave()),
    ...inTab('calls 30 times', ({ call }) => call(30)),
    ...inTab('is looked at', ({ look }) => look()),
    act('the server ends every session', ({ revoke }) => revoke()),
  ),
  { maxLength: 30 },
)

describe('any course of a browser with three tabs', () => {
  it('[R4.12] every tab that is looked at and called shows who is signed in, and no other (promise 8)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = browser()
        for (const { run } of acts) run(here)
        for (const { look } of here.tabs) look()
        for (const { call } of here.tabs) call(1)
        for (const { look } of here.tabs) look()
        for (const { view, session } of here.tabs) {
          expect(view()).toMatchObject({ userName: here.userName(), isOver: false })
          expect(session.get('data') ?? null).toBe(here.userName())
        }
        expect(here.local.get('userName') ?? null).toBe(here.userName())
      }),
      { numRuns: 300 },
    )
  })

  it('[R4.12][F12] no document clears or leaves twice', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = browser()
        for (const { run } of acts) run(here)
        for (const { clears, departures } of here.documents) {
          expect(clears).toBeLessThanOrEqual(1)
          expect(departures).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})
