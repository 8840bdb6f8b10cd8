import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Need } from '../fp/index.ts'
import {
  type PaymentEmitted,
  type PaymentSession,
  paymentMachine,
  paymentView,
  type SessionRequest,
} from './index.ts'
import { paymentFixtures } from './testing/index.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const [SECOND, MINUTE] = [1_000, 60_000]

/** One browser, whose pages share the lease of an order. */
const browser = () => {
  const waiting: (() => void)[] = []
  return {
    take: (held: () => void) => {
      waiting.push(held)
      if (waiting.length === 1) held()
      return () => {
        const wasHeld = waiting[0] === held
        waiting.splice(waiting.indexOf(held), 1)
        if (wasHeld) waiting[0]?.()
      }
    },
  }
}

/** A page with its payment, a server that answers at once, and a clock that goes when it is told. */
const page = (lease = browser(), clock = new SimulatedClock()) => {
  const server = { status: 'WAITING', answers: true, slept: 0 }
  const polls: number[] = []
  const sessions: SessionRequest[] = []
  const emitted: PaymentEmitted[] = []
  let visible = true
  let tell: () => void = () => {}
  const now = () => noon + clock.now() + server.slept

  const visibility: Need<undefined> = fromCallback(({ sendBack }) => {
    tell = () => sendBack(visible ? { type: 'page.shown', now: now() } : { type: 'page.hidden' })
    tell()
    return () => {
      tell = () => {}
    }
  })
  const hold: Need<{ orderId: string }> = fromCallback(({ sendBack }) =>
    lease.take(() => sendBack({ type: 'lease.held' })),
  )
  const status = () =>
    server.answers ? { type: 'status.known', status: server.status } : { type: 'status.unknown' }
  const askStatus: Need<PaymentSession> = fromCallback(({ sendBack }) => {
    polls.push(now() - noon)
    sendBack(status())
  })
  const openSession: Need<SessionRequest> = fromCallback(({ input, sendBack }) => {
    sessions.push(input)
    sendBack(
      server.answers
        ? { type: 'session.opened', session: issued(now(), actor.getSnapshot().context.session) }
        : { type: 'session.refused', failure: { kind: 'unanswered' } },
    )
  })
  const giveUp: Need<{ orderId: string }> = fromCallback(({ sendBack }) => {
    if (server.answers && server.status === 'WAITING') server.status = 'FAILED'
    sendBack(status())
  })
  const machine = paymentMachine.provide({
    actors: { visibility, lease: hold, askStatus, openSession, giveUp },
  })
  const actor = createActor(machine, { clock, input: { session: paymentFixtures.paymentSession } })
  actor.on('payment.paid', (event) => emitted.push(event))
  actor.start()
  return {
    server,
    polls,
    sessions,
    emitted,
    actor,
    wait: (ms: number) => pass(clock, ms),
    show: (shown: boolean) => {
      visible = shown
      tell()
    },
    now,
    isDone: () => actor.getSnapshot().status === 'done',
    send: (...[event]: Parameters<typeof actor.send>) => {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    view: () => paymentView(actor.getSnapshot(), now()),
  }
}

/** Lets time pass second by second, as timers that set timers need it. */
const pass = (clock: SimulatedClock, ms: number) => {
  const end = clock.now() + ms
  while (clock.now() < end) clock.increment(Math.min(SECOND, end - clock.now()))
}

const issued = (now: number, last: PaymentSession): PaymentSession => ({
  ...last,
  paymentId: `${last.paymentId}'`,
  serverTime: new Date(now).toISOString(),
  expireTime: new Date(now + 5 * MINUTE).toISOString(),
  renewalsLeft: last.renewalsLeft - 1,
})

const seconds = (polls: readonly number[]) => polls.map((ms) => ms / SECOND)

describe('polling', () => {
  it('[R4.06] asks at once and then every second while the page is visible', () => {
    const { polls, wait } = page()
    wait(5 * SECOND)
    expect(seconds(polls)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('[R4.06] stops at PAID and leads to the result', () => {
    const { server, polls, wait, emitted } = page()
    wait(2 * SECOND)
    server.status = 'PAID'
    wait(10 * MINUTE)
    expect(seconds(polls)).toEqual([0, 1, 2, 3])
    expect(emitted).toEqual([{ type: 'payment.paid', page: 'result', orderId: 'order_1' }])
  })

  it('[R4.06] asks nothing in 10 hidden minutes, and at once on return (F10, D6)', () => {
    const { polls, wait, show } = page()
    wait(2 * SECOND)
    show(false)
    wait(10 * MINUTE)
    expect(seconds(polls)).toEqual([0, 1, 2])
    show(true)
    expect(seconds(polls)).toEqual([0, 1, 2, 602])
  })

  it('[R4.06] bears failed queries, asks less often, and tells the buyer', () => {
    const { server, polls, wait, view } = page()
    server.answers = false
    wait(2 * MINUTE)
    expect(seconds(polls)).toEqual([0, 1, 3, 7, 15, 31, 61, 91])
    expect(view().notice).toEqual({ key: 'payment:connectionTrouble' })
    server.answers = true
    wait(3 * SECOND)
    expect(seconds(polls).slice(8)).toEqual([121, 122, 123])
    expect(view().notice).toBeNull()
  })

  it('[R4.06] stops when the server says that the code has expired, and asks again on return', () => {
    const { server, polls, wait, show, view } = page()
    server.status = 'EXPIRED'
    wait(MINUTE)
    expect(seconds(polls)).toEqual([0, 1])
    expect(view().phase).toBe('expired')
    show(false)
    show(true)
    expect(seconds(polls)).toEqual([0, 1, 60])
  })

  it('[R4.06] tells of no trouble once the server says that the code has expired', () => {
    const { server, wait, view } = page()
    server.answers = false
    wait(MINUTE)
    server.answers = true
    server.status = 'EXPIRED'
    wait(MINUTE)
    expect([view().phase, view().notice]).toEqual(['expired', null])
  })

  it('[R4.06] is done by one page of the browser for all that show the order (D6)', () => {
    const [tabs, clock] = [browser(), new SimulatedClock()]
    const [first, second] = [page(tabs, clock), page(tabs, clock)]
    pass(clock, 2 * SECOND)
    expect([seconds(first.polls), seconds(second.polls)]).toEqual([[0, 1, 2], []])
    first.show(false)
    pass(clock, SECOND)
    expect([seconds(first.polls), seconds(second.polls)]).toEqual([
      [0, 1, 2],
      [2, 3],
    ])
    second.server.status = 'PAID'
    first.server.status = 'PAID'
    first.show(true)
    pass(clock, SECOND)
    expect([first.isDone(), second.isDone()]).toEqual([true, true])
  })

  it('[R4.06] answers "I have paid" at once, also on a page that waits for another', () => {
    const tabs = browser()
    page(tabs)
    const { actor, view, server } = page(tabs)
    actor.send({ type: 'payment.check' })
    expect(view().notice).toEqual({ key: 'payment:notReceived' })
    server.status = 'PAID'
    actor.send({ type: 'payment.check' })
    expect(view().phase).toBe('paid')
  })
})

describe('the countdown', () => {
  it('[R4.07] passes by its own timers from ample over warned to expired (A3)', () => {
    const { wait, actor } = page()
    const countdown = () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' || typeof value.open === 'string' ? null : value.open?.shown?.countdown
    }
    wait(279 * SECOND)
    expect(countdown()).toBe('ample')
    wait(SECOND)
    expect(countdown()).toBe('warned')
    wait(19 * SECOND)
    expect([countdown(), actor.getSnapshot().context.expired]).toEqual(['warned', false])
    wait(SECOND)
    expect([countdown(), actor.getSnapshot().context.expired]).toEqual(['expired', true])
  })

  it('[R4.07] runs from 300 s to zero, warns at 20 s, and then offers a new code (A3)', () => {
    const { wait, view } = page()
    expect([view().phase, view().secondsLeft, view().countdown]).toEqual(['waiting', 300, '05:00'])
    wait(279 * SECOND)
    expect([view().phase, view().secondsLeft]).toEqual(['waiting', 21])
    wait(SECOND)
    expect([view().phase, view().secondsLeft]).toEqual(['warned', 20])
    wait(20 * SECOND)
    expect([view().phase, view().countdown, view().commands.renew]).toEqual(['expired', '00:00', true])
  })

  it('[R4.07] is right to the second after the page was hidden (F10)', () => {
    const { wait, show, view } = page()
    show(false)
    wait(2 * MINUTE + 700)
    show(true)
    expect([view().phase, view().secondsLeft]).toEqual(['waiting', 180])
    wait(160 * SECOND)
    expect(view().phase).toBe('warned')
  })

  it('[R4.07] is right when the whole device slept and no timer ran', () => {
    const { server, view, wait } = page()
    server.slept = 290 * SECOND
    expect([view().phase, view().secondsLeft]).toEqual(['warned', 10])
    server.slept = 20 * MINUTE
    expect([view().phase, view().secondsLeft]).toEqual(['expired', 0])
    wait(SECOND)
    expect(view().phase).toBe('expired')
  })

  it('[R4.07] can be extended 20 times by one action, for the same order (A3, D5)', () => {
    const { wait, view, actor, sessions } = page()
    for (let i = 0; i < 20; i++) {
      wait(285 * SECOND)
      expect(view().phase).toBe('warned')
      actor.send({ type: 'payment.renew', key: `renewal-number-${i}` })
      expect([view().phase, view().secondsLeft]).toEqual(['waiting', 300])
    }
    expect(new Set(sessions.map(({ orderId }) => orderId))).toEqual(new Set(['order_1']))
    expect(new Set(sessions.map(({ key }) => key)).size).toBe(20)
    expect(view().commands.renew).toBe(false)
  })

  it('[R4.07] is announced each minute and at 20 s, not each second (A3)', () => {
    const { wait, view } = page()
    const announced: string[] = []
    for (let second = 0; second <= 300; second++) {
      const said = JSON.stringify(view().announcement)
      if (announced.at(-1) !== said) announced.push(said)
      wait(SECOND)
    }
    expect(announced.map((said) => JSON.parse(said))).toEqual([
      ...[5, 4, 3, 2, 1].map((count) => ({ key: 'payment:minutesLeft', values: { count } })),
      { key: 'payment:secondsLeft', values: { count: 20 } },
      { key: 'payment:expiredTitle' },
    ])
  })

  it('[R4.07] closes nothing: money that comes after the code expired still counts', () => {
    const { server, wait, view } = page()
    wait(6 * MINUTE)
    expect(view().phase).toBe('expired')
    server.status = 'PAID'
    wait(SECOND)
    expect(view().phase).toBe('paid')
  })
})

type Page = ReturnType<typeof page>
const act = (name: string, run: (page: Page) => void) => ({ run, toString: () => name })

const happenings = fc.array(
  fc.oneof(
    fc.constantFrom(1, 2, 5, 19, 21, 45, 290).map((s) => act(`wait ${s} s`, ({ wait }) => wait(s * SECOND))),
    fc.constantFrom(
      act('hide', ({ show }) => show(false)),
      act('show', ({ show }) => show(true)),
      act('sleep', ({ server }) => {
        server.slept += 7 * MINUTE
      }),
      act('lose the network', ({ server }) => {
        server.answers = false
      }),
      act('find the network', ({ server }) => {
        server.answers = true
      }),
      act('say I have paid', ({ send }) => send({ type: 'payment.check' })),
      act('renew', ({ send }) => send({ type: 'payment.renew', key: 'key-of-16-letters' })),
      act('pay', ({ server }) => {
        if (['WAITING', 'FAILED', 'EXPIRED'].includes(server.status)) server.status = 'PAID'
      }),
      act('the provider fails', ({ server }) => {
        if (server.status === 'WAITING') server.status = 'FAILED'
      }),
      act('give up', ({ send }) => send({ type: 'payment.giveUp' })),
    ),
  ),
  { maxLength: 25 },
)

describe('any course of events', () => {
  it('[R4.06] tells of a payment at most once, only when there is one, and never loses it', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) {
          run(here)
          expect(here.emitted.length).toBeLessThanOrEqual(1)
          if (here.emitted.length > 0) expect(here.server.status).toBe('PAID')
          if (here.view().phase === 'paid') expect(here.server.status).toBe('PAID')
        }
        const gaveUp = here.view().phase === 'givenUp'
        here.server.answers = true
        here.show(true)
        here.send({ type: 'payment.check' })
        here.wait(MINUTE)
        expect(here.emitted.length).toBe(here.server.status === 'PAID' && !gaveUp ? 1 : 0)
        here.actor.stop()
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('[R4.06] asks nothing while hidden, whatever happened before', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) run(here)
        here.show(false)
        const before = here.polls.length
        here.wait(10 * MINUTE)
        expect(here.polls.length).toBe(before)
        here.actor.stop()
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  it('[R4.07] shows what is left to within a second', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = page()
        for (const { run } of acts) {
          run(here)
          const { session } = here.actor.getSnapshot().context
          const left = Math.max(0, (Date.parse(session.expireTime) - here.now()) / SECOND)
          expect(Math.abs(here.view().secondsLeft - left)).toBeLessThanOrEqual(1)
        }
        here.actor.stop()
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
