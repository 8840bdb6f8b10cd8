import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Need } from '../fp/index.ts'
import { E } from '../fp/index.ts'
import {
  createRegistry,
  type RegisteredRequest,
  type RequestEvent,
  type RequestKind,
  requestMachine,
} from './index.ts'

const kinds = {
  bound: { effect: 'read', keep: false },
  kept: { effect: 'read', keep: true },
  changing: { effect: 'keyedChange', keep: false },
} as const satisfies Record<string, RequestKind>
type Begun = keyof typeof kinds

const cart = { name: 'cart' }
const events = {
  left: { type: 'page.left', from: { name: 'search' }, to: cart },
  stayed: { type: 'page.left', from: { name: 'search' }, to: { name: 'search' } },
  leftForKept: { type: 'page.left', from: { name: 'search' }, to: { name: 'app', keepAlive: true } },
  callerLeft: { type: 'caller.left', reason: 'stopped' },
  came: { type: 'answer.came' },
  missed: { type: 'answer.missed' },
  repeated: { type: 'change.repeated' },
} as const satisfies Record<string, RequestEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

/** A request whose sending is counted, and whose line can be seen to be cut. */
const request = (kind: RequestKind) => {
  const clock = new SimulatedClock()
  const line = { sent: 0, cut: 0 }
  const send: Need<undefined> = fromCallback(() => {
    line.sent++
    return () => void line.cut++
  })
  const actor = createActor(requestMachine.provide({ actors: { send } }), { input: kind, clock }).start()
  return {
    line,
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    send: (...names: readonly EventName[]) => {
      for (const name of names) actor.send(events[name])
    },
    /** As long as it is under way; what comes later would be told to nobody. */
    take: (...names: readonly EventName[]) => {
      for (const name of names) if (actor.getSnapshot().status === 'active') actor.send(events[name])
    },
  }
}

const table: Record<string, { begun: Begun; by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  bound: {
    begun: 'bound',
    by: [],
    on: { left: 'aborted', callerLeft: 'aborted', came: 'answered', missed: 'unanswered' },
  },
  kept: {
    begun: 'kept',
    by: [],
    on: { callerLeft: 'aborted', came: 'answered', missed: 'unanswered' },
  },
  changing: { begun: 'changing', by: [], on: { came: 'answered', missed: 'unanswered' } },
  answered: { begun: 'changing', by: ['came'], on: {} },
  unanswered: { begun: 'changing', by: ['missed'], on: {} },
  aborted: { begun: 'bound', by: ['left'], on: {} },
}

describe('the request chart', () => {
  const rows = Object.entries(table).flatMap(([from, { begun, by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, begun, by] as const),
  )

  it.each(rows)('[R4.15][D3] from %s, %s leads to %s', (from, event, to, begun, by) => {
    const { state, send } = request(kinds[begun])
    send(...by)
    expect(state()).toBe(from)
    send(event)
    expect(state()).toBe(to)
  })

  it.each([
    ['a read', { effect: 'read', keep: false }, 'bound'],
    ['a read that keeps', { effect: 'read', keep: true }, 'kept'],
    ['a change', { effect: 'change', keep: false }, 'changing'],
    ['a keyed change', { effect: 'keyedChange', keep: false }, 'changing'],
    ['a change that says keep', { effect: 'change', keep: true }, 'changing'],
  ] as const)('[R4.15][R7.01][D3] begins %s as its effect says', (_, kind, state) => {
    expect(request(kind).state()).toBe(state)
  })

  it('[R4.15] is known by its name, and ends by an answer, without one, or aborted', () => {
    const states = Object.values(requestMachine.states)
    expect(requestMachine.id).toBe('request')
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual([
      'answered',
      'unanswered',
      'aborted',
    ])
    expect(request(kinds.bound).context()).toEqual({ ...kinds.bound, callers: 1, reason: null })
  })

  it('[R4.15] fails loudly where its need is not provided', () => {
    const actor = createActor(requestMachine, { input: kinds.bound })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('request: send is not provided')])
  })

  it("[R4.15] says 'route change' of a page that was left, and the caller's reason otherwise", () => {
    const [byPage, byCaller, kept] = [request(kinds.bound), request(kinds.bound), request(kinds.kept)]
    byPage.send('left')
    byCaller.send('callerLeft')
    kept.send('callerLeft')
    expect([byPage, byCaller, kept].map(({ context }) => context().reason)).toEqual([
      'route change',
      'stopped',
      'stopped',
    ])
  })

  it('[D3] lets whoever repeats a change under way wait for the first answer', () => {
    const { line, context, send } = request(kinds.changing)
    send('repeated', 'repeated')
    expect([line, context().callers]).toEqual([{ sent: 1, cut: 0 }, 3])
  })

  it('[R7.01] has no timer of its own: a request that nothing is heard of waits for its line to say so', () => {
    const { clock, state } = request(kinds.bound)
    clock.increment(24 * 60 * 60 * 1_000)
    expect(state()).toBe('bound')
  })
})

describe('any course of requests and pages', () => {
  const scenario = fc.array(fc.constantFrom(...eventNames), { maxLength: 30 })

  it('[R4.15] sends once and cuts its line at most once, whatever happens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(kinds)), scenario, (kind, names) => {
        const { line, state, take } = request(kind)
        take(...names)
        const isOver = ['answered', 'unanswered', 'aborted'].includes(String(state()))
        expect(line).toEqual({ sent: 1, cut: isOver ? 1 : 0 })
      }),
      { numRuns: 300 },
    )
  })

  it('[D3][F9] never aborts a change, be it an order or a payment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('change' as const, 'keyedChange' as const),
        fc.boolean(),
        scenario,
        (effect, keep, names) => {
          const { state, take } = request({ effect, keep })
          take(...names)
          expect(state()).not.toBe('aborted')
        },
      ),
      { numRuns: 300 },
    )
  })
})

/** A request that the client's registry runs, in the words of the chart. */
const registered = () => {
  const registry = createRegistry()
  const begin = (kind: RequestKind, name: string | undefined) => {
    const caller = new AbortController()
    const line = { sent: 0, state: 'underWay' }
    const answer = Promise.withResolvers<E.Either<never, unknown>>()
    const call: RegisteredRequest = { ...kind, name, signal: caller.signal }
    const send = (signal: { aborted: boolean }) => {
      line.sent++
      const watched = signal as AbortSignal
      const giveUp = () => {
        if (line.state === 'underWay') line.state = `aborted: ${watched.reason}`
        answer.resolve(E.right(null))
      }
      watched.addEventListener('abort', giveUp)
      return answer.promise
    }
    const end = (state: string) => {
      if (line.state === 'underWay') line.state = state
      answer.resolve(E.right(null))
    }
    const run = () => registry.run(call, send)
    void run()
    return { line, end, run, caller }
  }
  return { registry, begin }
}
const tick = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('the registry of the client', () => {
  it('[R4.15][D3] goes the way of the chart, in any course of any requests', async () => {
    const step = fc.record({ name: fc.constantFrom(...eventNames), which: fc.nat(3) })
    const begun = fc.array(fc.constantFrom<Begun>('bound', 'kept', 'changing'), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(begun, fc.array(step, { maxLength: 25 }), async (names, steps) => {
        const { registry, begin } = registered()
        const pairs = names.map((name, index) => ({
          name,
          chart: request(kinds[name]),
          client: begin(kinds[name], name === 'changing' ? `change-${index}` : undefined),
        }))
        for (const { name, which } of steps) {
          const isPage = ['left', 'stayed', 'leftForKept'].includes(name)
          const aimed = pairs[which % pairs.length]
          for (const each of isPage ? pairs : [aimed]) each?.chart.take(name)
          const event = events[name]
          if (event.type === 'page.left') registry.leavePage(event.from, event.to)
          if (event.type === 'caller.left') aimed?.client.caller.abort(event.reason)
          if (event.type === 'answer.came') aimed?.client.end('answered')
          if (event.type === 'answer.missed') aimed?.client.end('unanswered')
          const isUnderWay = aimed?.client.line.state === 'underWay'
          if (name === 'repeated' && aimed?.name === 'changing' && isUnderWay) void aimed.client.run()
          await tick()
        }
        const told = ({ chart }: (typeof pairs)[number]) =>
          chart.state() === 'aborted' ? `aborted: ${chart.context().reason}` : String(chart.state())
        const underWay = (state: string) => (state in kinds ? 'underWay' : state)
        expect(pairs.map(({ client }) => client.line)).toEqual(
          pairs.map((pair) => ({ sent: pair.chart.line.sent, state: underWay(told(pair)) })),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('[D3] gives all who ask for one change the one answer, and sends a later repetition again', async () => {
    const registry = createRegistry()
    const call: RegisteredRequest = { ...kinds.changing, name: 'POST /market/order k', signal: undefined }
    const answers = [E.right('first'), E.right('second')]
    let sent = 0
    const send = () => Promise.resolve(answers[sent++] ?? E.right('none'))
    const together = await Promise.all([registry.run(call, send), registry.run(call, send)])
    expect([together, sent]).toEqual([[E.right('first'), E.right('first')], 1])
    expect(await registry.run(call, send)).toEqual(E.right('second'))
  })

  it('[D3] sends a change again after its line broke', async () => {
    const registry = createRegistry()
    const call: RegisteredRequest = { ...kinds.changing, name: 'POST /market/order k', signal: undefined }
    await expect(registry.run(call, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await registry.run(call, () => Promise.resolve(E.right('kept')))).toEqual(E.right('kept'))
  })
})
