import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Need } from '../fp/index.ts'
import { unanswered } from '../http/index.ts'
import {
  type Order,
  type ProvisionStatus,
  type TrialEvent,
  trialEnd,
  trialMachine,
  trialPhase,
  trialView,
  untilTrialEnds,
} from './index.ts'
import { orderFixtures } from './testing/index.ts'

const { openOrder } = orderFixtures
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 24 * 3_600_000

const trial = (status: ProvisionStatus, days = 7, changes: Partial<Order> = {}): Order => ({
  ...openOrder,
  type: 'trial',
  total: '0.00',
  lines: openOrder.lines.map((line) => ({
    ...line,
    provision: {
      ...line.provision,
      status,
      endTime:
        status === 'pending' || status === 'opening' ? null : new Date(noon + days * DAY).toISOString(),
    },
  })),
  ...changes,
})

/** A server whose order moves with the clock, and a page that is looked at or not. */
const result = (order: Order | null = trial('opening')) => {
  const clock = new SimulatedClock()
  const here = { order, asked: 0, look: (_: TrialEvent) => {} }
  const now = () => noon + clock.now()
  const askOrder: Need<{ orderId: string }> = fromCallback(({ sendBack }) => {
    here.asked++
    sendBack(
      here.order === null
        ? { type: 'order.unknown', failure: unanswered }
        : { type: 'order.known', order: here.order, now: now() },
    )
  })
  const visibility: Need<undefined> = fromCallback(({ sendBack }) => {
    here.look = sendBack
    sendBack({ type: 'page.shown' })
  })
  const actor = createActor(trialMachine.provide({ actors: { askOrder, visibility } }), {
    clock,
    input: { orderId: 'order_1' },
  }).start()
  return {
    here,
    actor,
    wait: (ms: number) => clock.increment(ms),
    now,
    send: (event: TrialEvent) => actor.send(event),
    view: () => trialView(actor.getSnapshot(), now()),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : `waiting.${value.waiting}`
    },
  }
}

/** An order of several trials, one line each. */
const together = (...trials: readonly Order[]): Order => ({
  ...trial('open'),
  lines: trials.flatMap(({ lines }) => lines),
})

const retry = { type: 'trial.retry' } as const
const shown = { type: 'page.shown' } as const
const hidden = { type: 'page.hidden' } as const

describe('how far a trial is', () => {
  it.each([
    [trial('pending'), 'opening'],
    [trial('opening'), 'opening'],
    [trial('open'), 'running'],
    [trial('open', -1), 'ended'],
    [trial('open', 0), 'ended'],
    [trial('expired', -1), 'ended'],
    [trial('released', -8), 'ended'],
    [trial('expired', 1), 'ended'],
    [trial('released', 1), 'ended'],
    [together(trial('open'), trial('pending')), 'opening'],
    [together(trial('open', -1), trial('open')), 'running'],
    [together(trial('open'), trial('failed')), 'failed'],
    [trial('failed'), 'failed'],
    [trial('released', 7, { status: 'refunded' }), 'over'],
    [trial('pending', 7, { status: 'cancelled' }), 'over'],
  ])('[D24] (case %#)', (order, phase) => {
    expect(trialPhase(order, noon)).toBe(phase)
  })
})

describe('the end of a trial', () => {
  it('[D24] is that of the line that lasts longest', () => {
    const order = together(trial('open', 2), trial('open', 7), trial('expired', -1))
    expect(trialEnd(order)).toBe('2026-11-28T12:00:00.000Z')
    expect(untilTrialEnds(order, noon)).toBe(604_800_000)
  })

  it('[D24] is not known while a line has none, and a timer then waits as long as a timer can', () => {
    const order = together(trial('open'), trial('opening'))
    expect(trialEnd(order)).toBeNull()
    expect(untilTrialEnds(order, noon)).toBe(2_147_483_647)
    expect(untilTrialEnds(null, noon)).toBe(2_147_483_647)
    expect(untilTrialEnds(trial('open', 60), noon)).toBe(2_147_483_647)
  })
})

describe('the trial chart', () => {
  it('[D24] asks for its own order, and says why it is not known', () => {
    const asked: unknown[] = []
    const askOrder: Need<{ orderId: string }> = fromCallback(({ input, sendBack }) => {
      asked.push(input)
      sendBack({ type: 'order.unknown', failure: unanswered })
    })
    const actor = createActor(trialMachine.provide({ actors: { askOrder } }), {
      input: { orderId: 'order_1' },
    }).start()
    expect(asked).toEqual([{ orderId: 'order_1' }])
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual([
      'unknown',
      { kind: 'unanswered' },
    ])
  })

  it('[R2.03] shows at once what came with the page, and keeps it when the first question comes to nothing', () => {
    const askOrder: Need<{ orderId: string }> = fromCallback(({ sendBack }) =>
      sendBack({ type: 'order.unknown', failure: unanswered }),
    )
    const visibility: Need<undefined> = fromCallback(({ sendBack }) => sendBack(hidden))
    const machine = trialMachine.provide({ actors: { askOrder, visibility } })
    const input = { orderId: 'order_1', known: { order: trial('open'), now: noon } }
    const actor = createActor(machine, { input })
    expect(trialView(actor.getSnapshot(), noon)).toMatchObject({ phase: 'running', countdown: '168:00:00' })
    actor.start()
    expect(actor.getSnapshot().value).toEqual({ waiting: 'hidden' })
    expect(trialView(actor.getSnapshot(), noon).phase).toBe('running')
  })

  it('[D24] fails loudly where a need is not provided', () => {
    const actor = createActor(trialMachine, { input: { orderId: 'order_1' } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('trial: askOrder is not provided')])
  })

  it.each([
    [trial('opening'), 'waiting.shown'],
    [trial('open'), 'running'],
    [trial('expired', -1), 'ended'],
    [trial('failed'), 'failed'],
    [trial('pending', 7, { status: 'cancelled' }), 'over'],
    [null, 'unknown'],
  ])('[R2.03] begins where the order is (case %#)', (order, state) => {
    expect(result(order).state()).toBe(state)
  })

  it('[D24] follows the opening every 3 s, until it is open, and its end', () => {
    const { here, wait, state, view } = result()
    wait(2_999)
    expect(here.asked).toBe(1)
    here.order = trial('open')
    wait(1)
    expect([here.asked, state(), view().countdown]).toEqual([2, 'running', '167:59:57'])
    wait(7 * DAY - 3_001)
    expect(state()).toBe('running')
    wait(1)
    expect([state(), view().phase, view().countdown]).toEqual(['ended', 'ended', null])
  })

  it('[D24] asks nothing while nobody looks, and goes on when somebody does', () => {
    const { here, wait, state } = result()
    here.look(hidden)
    wait(60_000)
    expect([here.asked, state()]).toEqual([1, 'waiting.hidden'])
    here.look(shown)
    wait(3_000)
    expect(here.asked).toBe(2)
  })

  it('[D24] waits on when a question is not answered', () => {
    const { here, wait, state, view } = result()
    here.order = null
    wait(3_000)
    expect([state(), view().phase, view().notice]).toEqual([
      'waiting.shown',
      'opening',
      { key: 'error:SYS10007' },
    ])
    here.order = trial('open')
    wait(3_000)
    expect([state(), view().notice]).toEqual(['running', null])
  })

  it('[R2.03] can be asked for again when nothing is known, or when it failed', () => {
    for (const first of [null, trial('failed')]) {
      const { here, send, state, view } = result(first)
      expect(view().commands.retry).toBe(true)
      here.order = trial('open')
      send(retry)
      expect(state()).toBe('running')
    }
  })

  it.each([
    trial('open'),
    trial('expired', -1),
    trial('opening'),
    trial('pending', 7, { status: 'cancelled' }),
  ])('[R2.03] is not asked for again by hand elsewhere (case %#)', (order) => {
    const { here, send, state, view } = result(order)
    const before = state()
    send(retry)
    send({ type: 'order.unknown', failure: unanswered })
    expect([here.asked, state(), view().commands.retry]).toEqual([1, before, false])
  })

  it('[R2.03] outlives a term that no timer can wait for', () => {
    const { wait, state } = result(trial('open', 60))
    wait(30 * DAY)
    expect(state()).toBe('running')
    wait(30 * DAY)
    expect(state()).toBe('ended')
  })
})

const act = (name: string, run: (here: ReturnType<typeof result>) => void) => ({ run, toString: () => name })
const happenings = fc.array(
  fc.constantFrom(
    ...(['pending', 'opening', 'open', 'failed', 'expired'] as const).map((status) =>
      act(`the order is ${status}`, ({ here }) => void Object.assign(here, { order: trial(status) })),
    ),
    act('the server is silent', ({ here }) => void Object.assign(here, { order: null })),
    act('3 s', ({ wait }) => wait(3_000)),
    act('a day', ({ wait }) => wait(DAY)),
    act('nobody looks', ({ here }) => here.look(hidden)),
    act('somebody looks', ({ here }) => here.look(shown)),
    act('again', ({ send }) => send(retry)),
  ),
  { maxLength: 30 },
)

describe('any course of a trial', () => {
  it('[D24] never shows as running what has ended, and asks at most once in 3 s by itself', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const one = result()
        let last = { asked: 1, at: one.now() }
        for (const { run } of acts) {
          const before = one.here.asked
          run(one)
          const { order } = one.actor.getSnapshot().context
          if (one.state() === 'running' && order !== null)
            expect(trialPhase(order, one.now())).toBe('running')
          if (one.here.asked > before && one.state() === 'waiting.shown')
            expect(one.here.asked - last.asked).toBeLessThanOrEqual(
              Math.floor((one.now() - last.at) / 3_000) + 1,
            )
          last = { asked: one.here.asked, at: one.now() }
        }
      }),
      { numRuns: 200 },
    )
  })
})
