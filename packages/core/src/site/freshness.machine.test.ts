import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromCallback,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
  transition,
} from 'xstate'
import type { Need } from '../fp/index.ts'
import {
  type FreshnessEvent,
  freshnessMachine,
  freshnessView,
  type Reload,
  type RouteRules,
} from './index.ts'

type Snapshot = SnapshotFrom<typeof freshnessMachine>

const CART_RULES: RouteRules = {
  name: 'cart',
  path: '/goods/cart',
  access: 'login',
  layout: 'mall',
  pure: false,
  keepAlive: false,
  liveState: false,
}
const noon = Date.parse('2026-11-21T12:00:00Z')
const input = { buildId: 'OWN12345', past: [] }

const events = {
  tokenChanged: { type: 'token.changed', address: '/a?x=1', now: noon },
  chunkFailed: { type: 'chunk.failed', address: '/a', now: noon },
  chunkFailedElsewhere: { type: 'chunk.failed', address: '/b', now: noon },
  sameBuild: { type: 'build.known', buildId: 'OWN12345' },
  otherBuild: { type: 'build.known', buildId: 'NEW67890' },
  noBuild: { type: 'build.unknown' },
  noted: { type: 'reload.noted' },
  barred: { type: 'reload.barred' },
  ask: { type: 'reload.ask' },
} as const satisfies Record<string, FreshnessEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

const after = (...by: readonly EventName[]): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(freshnessMachine, snapshot, events[name])[0],
    initialTransition(freshnessMachine, input)[0],
  )

/** How the page gets somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  whole: {
    by: [],
    on: { tokenChanged: 'remembering', chunkFailed: 'remembering', chunkFailedElsewhere: 'remembering' },
  },
  remembering: { by: ['chunkFailed'], on: { noted: 'reloading', barred: 'stuck' } },
  reloading: { by: ['chunkFailed', 'noted'], on: {} },
  stuck: {
    by: ['chunkFailed', 'barred'],
    on: { ask: 'reloading', chunkFailedElsewhere: 'remembering' },
  },
}

describe('the page', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R4.14] from %s, %s leads to %s', (from, event, to, by) => {
    expect(after(...by).value.page).toBe(from)
    expect(after(...by, event).value.page).toBe(to)
  })

  it('[R4.14] marks what the specification leaves open (D4), and is nowhere else at first', () => {
    const states = Object.values(freshnessMachine.states.page?.states ?? {})
    expect(freshnessMachine.id).toBe('freshness')
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([['stuck', 'D4']])
    expect(after().context).toEqual({ ...input, address: '', rules: [] })
  })

  it('[R4.14] fails loudly where a need is not provided', () => {
    const actor = createActor(freshnessMachine, { input: { ...input, buildId: null } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.chunkFailed)
    expect(failures).toEqual([new Error('freshness: remember is not provided')])
  })

  it('[R4.14] is loaded where the failure was, and asks its visitor when it is stuck (D4)', () => {
    expect(after('tokenChanged').context.address).toBe('/a?x=1')
    expect(freshnessView(after())).toEqual({
      isOutdated: false,
      stuck: null,
      rules: [],
      commands: { reload: false },
    })
    expect(freshnessView(after('chunkFailed', 'barred'))).toEqual({
      isOutdated: true,
      stuck: { key: 'site:stuck' },
      rules: [],
      commands: { reload: true },
    })
  })
})

/** A browser that keeps what is noted, unless its storage is barred, and opens a new document at each reload. */
const browser = (buildId: string | null = 'OWN12345') => {
  const clock = new SimulatedClock()
  const here = {
    stored: [] as readonly Reload[],
    barred: false,
    latest: 'OWN12345',
    asked: 0,
    rulesAsked: [] as string[],
    offline: false,
  }
  const reloads: { path: string; at: number; byHand: boolean }[] = []
  let byHand = false
  const start = () => {
    const remember: Need<readonly Reload[]> = fromCallback(({ input: past, sendBack }) => {
      if (!here.barred) here.stored = past
      sendBack(here.barred ? events.barred : events.noted)
    })
    const reload: Need<{ address: string }> = fromCallback(({ input: { address } }) => {
      reloads.push({ path: address, at: clock.now(), byHand })
    })
    const askBuild: Need<undefined> = fromCallback(({ sendBack }) => {
      here.asked++
      sendBack(here.offline ? events.noBuild : { type: 'build.known', buildId: here.latest })
    })
    const askRules: Need<string> = fromCallback(({ input: of, sendBack }) => {
      here.rulesAsked.push(of)
      sendBack(here.offline ? { type: 'rules.unknown' } : { type: 'rules.known', rules: [CART_RULES] })
    })
    return createActor(freshnessMachine.provide({ actors: { remember, reload, askBuild, askRules } }), {
      clock,
      input: { buildId, past: here.stored },
    }).start()
  }
  let actor = start()
  const tell = (event: FreshnessEvent) => {
    const before = reloads.length
    byHand = event.type === 'reload.ask'
    actor.send(event)
    if (reloads.length === before) return
    actor.stop()
    actor = start()
  }
  return {
    here,
    reloads,
    tell,
    view: () => freshnessView(actor.getSnapshot()),
    fail: (address: string) => tell({ type: 'chunk.failed', address, now: clock.now() }),
    open: () => {
      actor.stop()
      actor = start()
    },
    change: (address: string) => tell({ type: 'token.changed', address, now: clock.now() }),
    wait: (ms: number) => clock.increment(ms),
  }
}

describe('the build', () => {
  it('[R4.14] is asked for every hour, and not before', () => {
    const { here, wait } = browser()
    wait(3_599_999)
    expect(here.asked).toBe(0)
    wait(1)
    expect(here.asked).toBe(1)
    wait(3_600_000)
    expect(here.asked).toBe(2)
  })

  it('[R4.14] that is newer makes this one outdated, without a reload of its own', () => {
    const { here, wait, view, reloads } = browser()
    here.latest = 'NEW67890'
    wait(3_600_000)
    expect(view().isOutdated).toBe(true)
    wait(7_200_000)
    expect([here.asked, reloads.length]).toEqual([1, 0])
  })

  it('[R4.14] that cannot be asked for is asked for an hour later', () => {
    const { here, wait, view } = browser()
    Object.assign(here, { latest: 'NEW67890', offline: true })
    wait(3_600_000)
    expect(view().isOutdated).toBe(false)
    here.offline = false
    wait(3_600_000)
    expect(view().isOutdated).toBe(true)
  })

  it('[R4.14] is not asked for where builds have no names', () => {
    const { here, wait } = browser(null)
    wait(7_200_000)
    expect(here.asked).toBe(0)
  })
})

describe('the rules of routes', () => {
  it('[R7.06] are read from the file of the build that runs, once', () => {
    const { here, wait, view } = browser()
    expect([here.rulesAsked, view().rules]).toEqual([['OWN12345'], [CART_RULES]])
    wait(7_200_000)
    expect(here.rulesAsked).toEqual(['OWN12345'])
  })

  it('[R7.06] stay those of the build while their file cannot be read, and are asked for within the hour', () => {
    const { here, wait, view, open } = browser()
    here.offline = true
    open()
    expect(view().rules).toEqual([])
    here.offline = false
    wait(3_600_000)
    expect(view().rules).toEqual([CART_RULES])
  })

  it('[R7.06] are not asked for where builds have no names', () => {
    const { here, wait } = browser(null)
    wait(7_200_000)
    expect(here.rulesAsked).toEqual([])
  })
})

describe('reloads', () => {
  it('[R4.14][F11] happen once for a part that stays gone, then the visitor is asked (D4)', () => {
    const { fail, reloads, view, tell } = browser()
    fail('/a')
    fail('/a')
    expect([reloads.length, view().stuck]).toEqual([1, { key: 'site:stuck' }])
    tell(events.ask)
    expect(reloads.length).toBe(2)
  })

  it('[R4.14] never happen by themselves where they cannot be remembered (D4)', () => {
    const { here, fail, reloads, view } = browser()
    here.barred = true
    fail('/a')
    expect([reloads, view().commands.reload]).toEqual([[], true])
  })

  it('[R4.14] follow a Token that is another one', () => {
    const { change, reloads } = browser()
    change('/a?x=1')
    expect(reloads.map(({ path }) => path)).toEqual(['/a?x=1'])
  })
})

type Browser = ReturnType<typeof browser>
const act = (name: string, run: (browser: Browser) => void) => ({ run, toString: () => name })
const happenings = fc.array(
  fc.constantFrom(
    ...['/a', '/b', '/c'].flatMap((path) => [
      act(`a part of ${path} fails`, ({ fail }) => fail(path)),
      act(`the token changes on ${path}`, ({ change }) => change(path)),
    ]),
    act('the visitor tries again', ({ tell }) => tell(events.ask)),
    act('4 s pass', ({ wait }) => wait(4_000)),
    act('an hour passes', ({ wait }) => wait(3_600_000)),
    act('storage is barred', ({ here }) => void Object.assign(here, { barred: true })),
    act('storage is open', ({ here }) => void Object.assign(here, { barred: false })),
    act('a newer build is there', ({ here }) => void Object.assign(here, { latest: 'NEW67890' })),
  ),
  { maxLength: 40 },
)

describe('any course of a session', () => {
  it('[R4.14] reloads no path twice within 10 s by itself, nor more than 3 times in all (D4)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = browser()
        for (const { run } of acts) run(here)
        const own = here.reloads.filter(({ byHand }) => !byHand)
        expect(own.length).toBeLessThanOrEqual(3)
        for (const [i, { path, at }] of own.entries())
          for (const earlier of own.slice(0, i))
            expect(earlier.path === path && at - earlier.at < 10_000).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  it('[R4.14] leaves no page that is known to be false without a way on (D4)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = browser()
        for (const { run } of acts) run(here)
        const before = here.reloads.length
        here.fail('/a')
        expect(here.reloads.length > before || here.view().commands.reload).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
