import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyStateNode,
  createActor,
  fromCallback,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
  transition,
} from 'xstate'
import type { Need } from '../fp/index.ts'
import { FRAME } from './chat.codec.ts'
import {
  type ClientFrame,
  type ConnectionEmitted,
  type ConnectionEvent,
  type ConnectionInput,
  connectionMachine,
  connectionView,
  type ServerFrame,
  type SocketSend,
  spreadDelay,
} from './index.ts'

const SECOND = 1_000
const MINUTE = 60_000

const input: ConnectionInput = { shopId: '1001', side: 'customer', isMobile: false, isOpenOnMobile: false }
const unread = (userUnreadCount: number): ServerFrame => ({ type: 'userUnreadCount', userUnreadCount })
const said = (frame: ServerFrame): ConnectionEvent => ({ type: 'socket.frame', frame })
/** What the server says to a registration that it does not take, before it closes. */
const refused: ServerFrame = {
  type: 'refused',
  operateType: FRAME.register,
  clientId: null,
  conversationId: null,
  shopId: '1001',
  code: 'AUTH10004',
  msg: '',
  details: {},
}
const keepAlive: ClientFrame = { operateType: FRAME.keepAlive, userId: 'u-1' }

const timer = (delay: string, state: string): ConnectionEvent =>
  ({ type: `xstate.after.${delay}.connection.active.${state}` }) as never

const events = {
  user: { type: 'user.loaded', userId: 'u-1' },
  other: { type: 'user.loaded', userId: 'u-2' },
  visitor: { type: 'user.loaded', userId: null },
  shown: { type: 'page.shown' },
  hidden: { type: 'page.hidden' },
  left: { type: 'page.left' },
  issued: { type: 'visitor.issued', visitorId: 'v-1' },
  unissued: { type: 'visitor.refused' },
  opened: { type: 'socket.opened' },
  frame: said(unread(3)),
  turnedAway: said(refused),
  closed: { type: 'socket.closed' },
  send: { type: 'line.send', frame: keepAlive },
  doubt: { type: 'line.doubted' },
  samePoll: { type: 'unread.polled', count: 3 },
  otherPoll: { type: 'unread.polled', count: 4 },
  retry: { type: 'connection.retry' },
  reconnect: timer('reconnect', 'line.resting'),
  keepAlive: timer('keepAlive', 'line.connected.standing'),
  probe: timer('probeInterval', 'line.connected.probing'),
  doubtOver: timer('probeInterval', 'line.connected.doubted'),
  openingOver: timer('answerTimeout', 'line.connected.opening'),
  registeringOver: timer('answerTimeout', 'line.connected.registering'),
  hiddenOver: timer('hiddenClose', 'page.hidden'),
} as const satisfies Record<string, ConnectionEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

type Snapshot = SnapshotFrom<typeof connectionMachine>

const after = (by: readonly EventName[], given = input): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(connectionMachine, snapshot, events[name])[0],
    initialTransition(connectionMachine, given)[0],
  )

const placeOf = ({ value }: Snapshot): string => {
  if (typeof value === 'string') return value
  const { line } = value.active
  return typeof line === 'string' ? line : line.connected
}

const failing = (times: number): EventName[] =>
  Array.from({ length: times }, (_, n): EventName[] =>
    (n + 1) % 5 === 0 ? ['reconnect', 'issued', 'closed'] : ['reconnect', 'closed'],
  ).flat()

/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const asked = { other: 'opening', visitor: 'issuing', left: 'asleep' }
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  unloaded: { by: [], on: { user: 'opening', other: 'opening', visitor: 'issuing' } },
  issuing: {
    by: ['visitor'],
    on: { user: 'opening', other: 'opening', left: 'asleep', issued: 'opening', unissued: 'resting' },
  },
  opening: {
    by: ['user'],
    on: { ...asked, opened: 'registering', closed: 'resting', openingOver: 'resting' },
  },
  registering: {
    by: ['user', 'opened'],
    on: { ...asked, frame: 'standing', closed: 'resting', registeringOver: 'resting' },
  },
  standing: {
    by: ['user', 'opened', 'frame'],
    on: { ...asked, closed: 'resting', otherPoll: 'doubted', doubt: 'doubted', keepAlive: 'probing' },
  },
  probing: {
    by: ['user', 'opened', 'frame', 'keepAlive'],
    on: { ...asked, closed: 'resting', frame: 'standing', turnedAway: 'standing' },
  },
  doubted: {
    by: ['user', 'opened', 'frame', 'otherPoll'],
    on: {
      ...asked,
      closed: 'resting',
      frame: 'standing',
      turnedAway: 'standing',
      doubtOver: 'opening',
    },
  },
  resting: { by: ['user', 'closed'], on: { ...asked, reconnect: 'opening', retry: 'opening' } },
  givenUp: {
    by: ['user', 'closed', ...failing(20)],
    on: { other: 'opening', visitor: 'issuing', shown: 'opening', retry: 'opening' },
  },
  asleep: { by: ['user', 'hidden', 'left'], on: { other: 'opening', visitor: 'issuing', shown: 'opening' } },
}

const everyState = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(everyState),
]

describe('the connection chart', () => {
  it('[R4.08] marks what the specification leaves open (D8, D22)', () => {
    const assumed = everyState(connectionMachine.root).flatMap((state) => [
      ...(state.meta ? [[state.key, state.meta.assumed]] : []),
      ...[...state.transitions.values()]
        .flat()
        .flatMap(({ meta, eventType }) => (meta ? [[state.key, eventType, meta.assumed]] : [])),
    ])
    expect(connectionMachine.id).toBe('connection')
    expect(assumed).toEqual([
      ['barred', 'D22'],
      ['standing', 'unread.polled', 'D8'],
      ['standing', 'line.doubted', 'D8'],
      ['doubted', 'D8'],
    ])
  })

  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R4.08] from %s, %s leads to %s', (from, event, to, by) => {
    expect(placeOf(after(by))).toBe(from)
    expect(placeOf(after([...by, event]))).toBe(to)
  })

  it.each(eventNames)('[R4.08] stays shut on a phone, whatever comes: %s (D22)', (event) => {
    const snapshot = after(['user', event], { ...input, isMobile: true })
    expect(snapshot.value).toBe('barred')
    expect(connectionView(snapshot).notice).toEqual({ key: 'chat:notOnMobile' })
  })

  it('[R4.08] opens on a phone where configuration lifts the bar (D22)', () => {
    expect(placeOf(after(['user'], { ...input, isMobile: true, isOpenOnMobile: true }))).toBe('opening')
  })

  it('[R4.09] doubts no line that has said nothing of what is unread yet (D8)', () => {
    const [stands] = transition(connectionMachine, after(['user', 'opened']), said({ type: 'alive' }))
    expect(placeOf(transition(connectionMachine, stands, events.otherPoll)[0])).toBe('standing')
  })

  it('[R4.08] counts what it asked and tried, until the line stands or somebody asks', () => {
    const standing: EventName[] = ['user', 'opened', 'frame']
    expect(after([...standing, 'keepAlive', 'frame']).context.probes).toBe(0)
    expect(after([...standing, 'keepAlive', 'probe', 'probe', 'probe']).context.attempts).toBe(1)
    expect(after([...standing, 'otherPoll', 'doubtOver']).context.attempts).toBe(1)
    expect(after(['user', 'closed', 'reconnect', 'closed', 'retry']).context.attempts).toBe(0)
  })

  it('[R4.10] tells the page seen, hidden and left', () => {
    const page = (...by: EventName[]) => {
      const { value } = after(['user', ...by])
      return typeof value === 'string' ? value : value.active.page
    }
    expect([page(), page('hidden'), page('hidden', 'shown')]).toEqual(['shown', 'hidden', 'shown'])
    expect([page('hidden', 'hiddenOver'), page('hidden', 'hiddenOver', 'shown')]).toEqual(['left', 'shown'])
  })

  it('[R4.08] fails loudly where a need is not provided', () => {
    const actor = createActor(connectionMachine, { input })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.user)
    expect(failures).toEqual([new Error('connection: visibility is not provided')])
  })
})

/** A page with its line, the network and a server that answers as they are told, and a clock that goes when told. */
const page = ({ userId = 'u-1' as string | null, given = input } = {}) => {
  const clock = new SimulatedClock()
  const net = {
    isUp: true,
    hangs: false,
    issues: true,
    answers: true,
    refuses: false,
    unread: 0,
    refusals: 0,
  }
  const opened: { at: number; userId: string }[] = []
  const frames: { at: number; frame: ClientFrame }[] = []
  const issued: { at: number; fresh: boolean }[] = []
  const emitted: ConnectionEmitted[] = []
  const sockets = { open: 0, most: 0 }
  let isVisible = true
  let tellVisibility = () => {}
  let close = () => {}
  let push = (_: ServerFrame) => {}

  const visibility: Need<undefined> = fromCallback(({ sendBack }) => {
    tellVisibility = () => sendBack({ type: isVisible ? 'page.shown' : 'page.hidden' })
    tellVisibility()
    return () => {
      tellVisibility = () => {}
    }
  })
  const issueVisitor: Need<{ fresh: boolean }> = fromCallback(({ input: { fresh }, sendBack }) => {
    issued.push({ at: clock.now(), fresh })
    if (!net.issues) net.refusals++
    sendBack(
      net.issues ? { type: 'visitor.issued', visitorId: `v-${issued.length}` } : { type: 'visitor.refused' },
    )
  })
  const socket: Need<{ userId: string; shopId: string }> = fromCallback(
    ({ input: as, sendBack, receive }) => {
      opened.push({ at: clock.now(), userId: as.userId })
      sockets.open++
      sockets.most = Math.max(sockets.most, sockets.open)
      receive((event) => {
        const { type, frame } = event as SocketSend
        if (type !== 'socket.send') return
        frames.push({ at: clock.now(), frame })
        if (!net.isUp || !net.answers) return
        if (frame.operateType === FRAME.register && net.refuses) {
          sendBack(said(refused))
          sendBack({ type: 'socket.closed' })
          return
        }
        if (frame.operateType === FRAME.register) sendBack(said(unread(net.unread)))
        if (frame.operateType === FRAME.keepAlive) sendBack(said({ type: 'alive' }))
      })
      close = () => sendBack({ type: 'socket.closed' })
      push = (frame) => sendBack(said(frame))
      if (!net.hangs) sendBack({ type: net.isUp ? 'socket.opened' : 'socket.closed' })
      return () => {
        sockets.open--
        close = () => {}
        push = () => {}
      }
    },
  )
  const actor = createActor(connectionMachine.provide({ actors: { visibility, issueVisitor, socket } }), {
    clock,
    input: given,
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const wait = (ms: number) => {
    const end = clock.now() + ms
    while (clock.now() < end) clock.increment(Math.min(SECOND, end - clock.now()))
  }
  actor.send({ type: 'user.loaded', userId })
  return {
    net,
    opened,
    frames,
    issued,
    emitted,
    sockets,
    actor,
    wait,
    now: () => clock.now(),
    show: (shown: boolean) => {
      isVisible = shown
      tellVisibility()
    },
    drop: () => {
      net.isUp = false
      close()
    },
    mend: () => {
      net.isUp = true
    },
    close: () => close(),
    push: (frame: ServerFrame) => push(frame),
    view: () => connectionView(actor.getSnapshot()),
    place: () => placeOf(actor.getSnapshot()),
  }
}

const seconds = (happened: readonly { readonly at: number }[]) => happened.map(({ at }) => at / SECOND)

describe('opening', () => {
  it('[R4.08, R7.03] registers the user with the default shop once the user is loaded', () => {
    const { opened, frames, emitted, view } = page()
    expect(opened).toEqual([{ at: 0, userId: 'u-1' }])
    expect(frames).toEqual([
      { at: 0, frame: { operateType: FRAME.register, userId: 'u-1', shopId: '1001', side: 'customer' } },
    ])
    expect(emitted).toEqual([
      { type: 'line.opened', userId: 'u-1' },
      { type: 'line.frame', frame: { type: 'userUnreadCount', userUnreadCount: 0 } },
    ])
    expect(view()).toEqual({ phase: 'online', notice: null, commands: { retry: false } })
  })

  it('[R4.08] takes the visitor id of the browser where nobody is signed in', () => {
    const { opened, issued } = page({ userId: null })
    expect(issued).toEqual([{ at: 0, fresh: false }])
    expect(opened).toEqual([{ at: 0, userId: 'v-1' }])
  })

  it('[R4.08] keeps the visitor id of the browser over a lost line', () => {
    const { opened, issued, close, wait } = page({ userId: null })
    close()
    wait(5 * SECOND)
    expect([issued.length, opened.map(({ userId }) => userId)]).toEqual([1, ['v-1', 'v-1']])
  })

  it('[R4.10] asks again whether somebody looks when somebody else signs in', () => {
    const { actor, show, wait, place } = page()
    show(false)
    actor.send({ type: 'user.loaded', userId: 'u-2' })
    wait(5 * SECOND)
    expect(place()).toBe('asleep')
  })

  it('[R4.08] opens anew for whoever signs in or out, one socket at a time', () => {
    const { actor, opened, sockets, emitted } = page({ userId: null })
    actor.send({ type: 'user.loaded', userId: 'u-1' })
    actor.send({ type: 'user.loaded', userId: 'u-1' })
    actor.send({ type: 'user.loaded', userId: null })
    expect(opened.map(({ userId }) => userId)).toEqual(['v-1', 'u-1', 'v-2'])
    expect(sockets).toEqual({ open: 1, most: 1 })
    expect(emitted.filter(({ type }) => type !== 'line.frame').map(({ type }) => type)).toEqual([
      'line.opened',
      'line.closed',
      'line.opened',
      'line.closed',
      'line.opened',
    ])
  })

  it('[R4.08] does not open on a phone (D22)', () => {
    const { opened, view, wait } = page({ given: { ...input, isMobile: true } })
    wait(MINUTE)
    expect([opened, view().phase]).toEqual([[], 'barred'])
  })
})

describe('reconnecting', () => {
  it('[R4.08] tries every 5 s, 20 times, every fifth time under a fresh visitor id, then rests (F14)', () => {
    const { opened, issued, wait, drop, view } = page()
    wait(100 * SECOND)
    drop()
    wait(10 * MINUTE)
    const attempts = opened.slice(1)
    expect(seconds(attempts)).toEqual(Array.from({ length: 20 }, (_, n) => 105 + 5 * n))
    expect(attempts.map(({ userId }) => userId)).toEqual(
      [1, 2, 3, 4].flatMap((n) => ['u-1', 'u-1', 'u-1', 'u-1', `v-${n}`]),
    )
    expect(issued.map(({ fresh }) => fresh)).toEqual([true, true, true, true])
    expect(view()).toEqual({ phase: 'givenUp', notice: { key: 'chat:givenUp' }, commands: { retry: true } })
  })

  it('[R4.08] counts an attempt whose registration is refused, as staff’s is under a visitor id (F14)', () => {
    const { net, opened, emitted, wait, close, place } = page({ given: { ...input, side: 'staff' } })
    net.refuses = true
    close()
    wait(10 * MINUTE)
    expect([opened.length, place()]).toEqual([1 + 20, 'givenUp'])
    expect(emitted.filter(({ type }) => type === 'line.opened')).toEqual([
      { type: 'line.opened', userId: 'u-1' },
    ])
  })

  it('[R4.08] counts an attempt for which no visitor id can be had (F14)', () => {
    const { net, opened, issued, wait, drop, place } = page()
    net.issues = false
    drop()
    wait(10 * MINUTE)
    expect([opened.length, issued.length, place()]).toEqual([1 + 16, 4, 'givenUp'])
  })

  it('[R4.08] works again by hand after giving up, with 20 attempts anew (F14)', () => {
    const { actor, opened, wait, drop, mend, place } = page()
    drop()
    wait(10 * MINUTE)
    actor.send({ type: 'connection.retry' })
    wait(10 * MINUTE)
    expect([opened.length, place()]).toEqual([1 + 20 + 1 + 20, 'givenUp'])
    mend()
    actor.send({ type: 'connection.retry' })
    expect([place(), opened.at(-1)?.userId]).toEqual(['standing', 'u-1'])
  })

  it('[R4.08] begins to count anew once the line has stood', () => {
    const { opened, wait, drop, mend, place } = page()
    drop()
    wait(15 * SECOND)
    mend()
    wait(5 * SECOND)
    expect(place()).toBe('standing')
    drop()
    wait(10 * MINUTE)
    expect(opened.length).toBe(1 + 4 + 20)
  })

  it('[R4.08] goes back to the user after an attempt as a visitor has failed, and says who is writing', () => {
    const { net, opened, wait, drop, mend, view, close } = page()
    drop()
    wait(24 * SECOND)
    mend()
    wait(SECOND)
    expect(opened.at(-1)?.userId).toBe('v-1')
    expect(view().notice).toEqual({ key: 'chat:asVisitor' })
    close()
    wait(5 * SECOND)
    expect([opened.at(-1)?.userId, view().notice]).toEqual(['u-1', null])
    expect(net.isUp).toBe(true)
  })

  it('[R4.08] gives a socket that never opens 10 s', () => {
    const { net, opened, wait, drop, place } = page()
    drop()
    net.hangs = true
    wait(14 * SECOND)
    expect([place(), opened.length]).toEqual(['opening', 2])
    wait(SECOND)
    expect(place()).toBe('resting')
  })

  it('[R4.08] gives a server that never answers 10 s', () => {
    const { net, wait, close, place } = page()
    net.answers = false
    close()
    wait(14 * SECOND)
    expect(place()).toBe('registering')
    wait(SECOND)
    expect(place()).toBe('resting')
  })

  it('[R4.08] may be spread by the app (D7)', () => {
    const clock = new SimulatedClock()
    const tried: number[] = []
    const machine = connectionMachine.provide({
      delays: { reconnect: 4_200 },
      actors: {
        visibility: fromCallback(() => {}),
        socket: fromCallback(({ sendBack }) => {
          tried.push(clock.now())
          sendBack({ type: 'socket.closed' })
        }),
      },
    })
    const actor = createActor(machine, { clock, input }).start()
    actor.send({ type: 'user.loaded', userId: 'u-1' })
    clock.increment(4_200)
    clock.increment(4_200)
    expect(tried).toEqual([0, 4_200, 8_400])
  })
})

describe('many lines that are lost at once', () => {
  it.each([1, 5, 15, 40])(
    '[R4.08][P5] are back within 60 s, 99 of 100 at least, when the server was away for %i s, and come spread out (D7)',
    (away) => {
      const LINES = 1_000
      const TICK = 100
      const clock = new SimulatedClock()
      let isUp = true
      let dice = 1
      // Park and Miller: the same course each time.
      const random = () => {
        dice = (dice * 48_271) % 2_147_483_647
        return dice / 2_147_483_647
      }
      const closing = new Set<() => void>()
      const back: number[] = []
      const machine = connectionMachine.provide({
        delays: { reconnect: () => spreadDelay(random) },
        actors: {
          visibility: fromCallback(() => {}),
          issueVisitor: fromCallback(({ sendBack }) =>
            sendBack(isUp ? { type: 'visitor.issued', visitorId: 'v-1' } : { type: 'visitor.refused' }),
          ),
          socket: fromCallback(({ sendBack, receive }) => {
            const close = () => sendBack({ type: 'socket.closed' })
            closing.add(close)
            receive(() => {
              back.push(clock.now())
              sendBack(said(unread(0)))
            })
            sendBack({ type: isUp ? 'socket.opened' : 'socket.closed' })
            return () => void closing.delete(close)
          }),
        },
      })
      for (let n = 0; n < LINES; n++)
        createActor(machine, { clock, input }).start().send({ type: 'user.loaded', userId: 'u-1' })
      expect(back).toHaveLength(LINES)
      back.length = 0
      isUp = false
      for (const close of [...closing]) close()
      const wait = (ms: number) => {
        for (let passed = 0; passed < ms; passed += TICK) clock.increment(TICK)
      }
      wait(away * SECOND)
      isUp = true
      const mended = clock.now()
      wait(MINUTE)
      expect(back.filter((at) => at - mended <= MINUTE).length).toBeGreaterThanOrEqual(0.99 * LINES)
      const busiest = Math.max(...back.map((at) => back.filter((other) => other === at).length))
      expect(busiest).toBeLessThanOrEqual(0.1 * LINES)
    },
  )
})

describe('keeping the line', () => {
  it('[R4.09] asks for a sign of life every 10 min and is content with an answer', () => {
    const { frames, wait, opened } = page()
    wait(30 * MINUTE + 30 * SECOND)
    expect(frames.slice(1).map(({ at, frame }) => [at / MINUTE, frame])).toEqual([
      [10, keepAlive],
      [20, keepAlive],
      [30, keepAlive],
    ])
    expect(opened.length).toBe(1)
  })

  it('[R4.09] reconnects as a visitor after 3 probes at 3 s without an answer', () => {
    const { net, frames, wait, opened } = page()
    net.answers = false
    wait(10 * MINUTE + 8 * SECOND)
    expect(frames.slice(1).map(({ at }) => at / SECOND)).toEqual([600, 603, 606])
    expect(opened.length).toBe(1)
    net.answers = true
    wait(SECOND)
    expect(opened.slice(1)).toEqual([{ at: 609 * SECOND, userId: 'v-1' }])
  })

  it('[R4.09] takes any frame for a sign of life', () => {
    const { net, wait, push, place } = page()
    net.answers = false
    wait(10 * MINUTE + 5 * SECOND)
    push(unread(1))
    wait(MINUTE)
    expect(place()).toBe('standing')
  })

  it('[R4.09][P6] finds a line dead within 70 s when the poll differs from what it said (D8)', () => {
    const { net, actor, opened, wait } = page()
    wait(MINUTE)
    net.answers = false
    actor.send({ type: 'unread.polled', count: 2 })
    wait(3 * SECOND)
    expect(opened.map(({ at, userId }) => [at / SECOND, userId])).toEqual([
      [0, 'u-1'],
      [63, 'u-1'],
    ])
  })

  it('[R4.09] keeps a line that answers when asked, and has the conversations look again (D8)', () => {
    const { net, actor, opened, wait, emitted, place } = page()
    net.unread = 2
    actor.send({ type: 'unread.polled', count: 2 })
    wait(MINUTE)
    expect([opened.length, place()]).toEqual([1, 'standing'])
    expect(emitted.filter(({ type }) => type === 'line.opened').length).toBe(2)
    actor.send({ type: 'unread.polled', count: 2 })
    expect(place()).toBe('standing')
  })

  it('[R4.09] passes on the sign of life, and has the conversations look again', () => {
    const { wait, emitted } = page()
    wait(10 * MINUTE)
    expect(emitted.slice(2)).toEqual([
      { type: 'line.frame', frame: { type: 'alive' } },
      { type: 'line.opened', userId: 'u-1' },
    ])
  })

  it('[R7.03] passes on what is sent while it is asked for a sign of life, and while it is doubted', () => {
    const frame: ClientFrame = { operateType: FRAME.read, conversationId: 'c-1', sequence: 1 }
    const { net, actor, frames, wait, place } = page()
    net.answers = false
    wait(10 * MINUTE)
    actor.send({ type: 'line.send', frame })
    expect([place(), frames.at(-1)?.frame]).toEqual(['probing', frame])
    const other = page()
    other.net.answers = false
    other.actor.send({ type: 'unread.polled', count: 2 })
    other.actor.send({ type: 'line.send', frame })
    expect([other.place(), other.frames.at(-1)?.frame]).toEqual(['doubted', frame])
  })

  it('[R7.03] passes on what is sent while it stands, and nothing else', () => {
    const { actor, frames, drop } = page()
    const frame: ClientFrame = { operateType: FRAME.read, conversationId: 'c-1', sequence: 1 }
    actor.send({ type: 'line.send', frame })
    expect(frames.at(-1)?.frame).toEqual(frame)
    drop()
    actor.send({ type: 'line.send', frame })
    expect(frames.length).toBe(2)
  })
})

describe('a hidden page', () => {
  it('[R4.10] closes its line after 5 s and opens it again when it is seen', () => {
    const { show, wait, sockets, opened, place } = page()
    show(false)
    wait(4 * SECOND)
    expect(sockets.open).toBe(1)
    wait(SECOND)
    expect([sockets.open, place()]).toEqual([0, 'asleep'])
    wait(MINUTE)
    show(true)
    expect([sockets.open, opened.length, place()]).toEqual([1, 2, 'standing'])
  })

  it('[R4.10] keeps its line when it is seen again within 5 s', () => {
    const { show, wait, opened } = page()
    show(false)
    wait(4 * SECOND)
    show(true)
    wait(MINUTE)
    expect(opened.length).toBe(1)
  })

  it('[R4.10] tries nothing, and begins anew when it is seen', () => {
    const { show, wait, opened, drop } = page()
    drop()
    wait(15 * SECOND)
    show(false)
    wait(10 * MINUTE)
    const before = opened.length
    show(true)
    wait(10 * MINUTE)
    expect(opened.length - before).toBe(1 + 20)
  })
})

type Page = ReturnType<typeof page>
const act = (name: string, run: (here: Page) => void) => ({ run, toString: () => name })

const happenings = fc.array(
  fc.oneof(
    fc
      .constantFrom(1, 3, 4, 5, 6, 9, 11, 30, 601)
      .map((s) => act(`wait ${s} s`, ({ wait }) => wait(s * SECOND))),
    fc.constantFrom(
      act('hide', ({ show }) => show(false)),
      act('show', ({ show }) => show(true)),
      act('drop the line', ({ drop }) => drop()),
      act('close the socket', ({ close }) => close()),
      act('mend the line', ({ mend }) => mend()),
      act('fall silent', ({ net }) => {
        net.answers = false
      }),
      act('speak again', ({ net }) => {
        net.answers = true
      }),
      act('issue nothing', ({ net }) => {
        net.issues = false
      }),
      act('issue again', ({ net }) => {
        net.issues = true
      }),
      act('poll another count', ({ actor, net }) =>
        actor.send({ type: 'unread.polled', count: net.unread + 1 }),
      ),
      act('doubt', ({ actor }) => actor.send({ type: 'line.doubted' })),
      act('sign in', ({ actor }) => actor.send({ type: 'user.loaded', userId: 'u-1' })),
      act('sign in as another', ({ actor }) => actor.send({ type: 'user.loaded', userId: 'u-2' })),
      act('sign out', ({ actor }) => actor.send({ type: 'user.loaded', userId: null })),
      act('retry', ({ actor }) => actor.send({ type: 'connection.retry' })),
    ),
  ),
  { maxLength: 30 },
)

describe('any course of events', () => {
  it('[R4.08] never has two sockets, and tells of a line only while it stands', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) {
          run(here)
          expect(here.sockets.most).toBe(1)
          const lines = here.emitted.filter(({ type }) => type !== 'line.frame')
          const stands = ['standing', 'probing', 'doubted'].includes(here.place())
          expect(stands ? lines.at(-1)?.type : 'line.opened').toBe('line.opened')
          if (!stands && lines.length > 0) expect(lines.at(-1)?.type).toBe('line.closed')
        }
        here.actor.stop()
        expect(here.sockets.open).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it('[R4.08] rests after 20 attempts when the server is away, whatever happened before (F14)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) run(here)
        here.show(true)
        here.drop()
        const attempts = () => here.opened.length + here.net.refusals
        const before = attempts()
        here.wait(15 * MINUTE)
        expect(here.place()).toBe('givenUp')
        expect(attempts() - before).toBeLessThanOrEqual(20)
        const rested = here.opened.length
        here.wait(60 * MINUTE)
        expect(here.opened.length).toBe(rested)
        here.actor.stop()
      }),
      { numRuns: 100 },
    )
  })

  it('[R4.08, R4.10] finds its line again once page, network and server are there', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) run(here)
        Object.assign(here.net, { isUp: true, issues: true, answers: true })
        here.show(true)
        here.actor.send({ type: 'connection.retry' })
        here.wait(11 * MINUTE)
        expect(here.place()).toBe('standing')
        here.actor.stop()
      }),
      { numRuns: 100 },
    )
  })
})
