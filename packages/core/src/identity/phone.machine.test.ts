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
import { type PhoneBinding, type PhoneEvent, phoneMachine, phoneView } from './index.ts'
import { isBoundTo } from './phone.rules.ts'
import { identityFixtures } from './testing/index.ts'

const { leader } = identityFixtures
const PHONE = '13812345678'
const OTHER = '13987654321'
const noon = Date.parse('2026-11-21T12:00:00Z')

type Snapshot = SnapshotFrom<typeof phoneMachine>

const refusal = (code: string, details = {}) => ({ kind: 'refused', code, msg: '', details }) as const
const user = { ...leader, phone: '138****5678', phoneVerified: true }

const events = {
  ask: { type: 'code.ask', phone: PHONE },
  askOther: { type: 'code.ask', phone: OTHER },
  askNobody: { type: 'code.ask', phone: '' },
  askBad: { type: 'code.ask', phone: '12345' },
  sent: { type: 'code.sent', sent: { retryAfterSeconds: 60, validSeconds: 300 }, now: noon },
  tooOften: { type: 'code.refused', failure: refusal('USER10006', { seconds: 3_540 }), now: noon },
  notSent: { type: 'code.refused', failure: { kind: 'unanswered' }, now: noon },
  bind: { type: 'phone.bind', phone: PHONE, code: '123456' },
  bindEmpty: { type: 'phone.bind', phone: PHONE, code: '' },
  bindBad: { type: 'phone.bind', phone: '1', code: '123456' },
  bound: { type: 'phone.bound' },
  wrong: { type: 'phone.refused', failure: refusal('USER10004') },
  taken: { type: 'phone.refused', failure: refusal('USER10003') },
  silent: { type: 'phone.refused', failure: { kind: 'unanswered' } },
  known: { type: 'user.known', user },
  knownWithout: { type: 'user.known', user: { ...user, phone: '139****4321' } },
  knownUnverified: { type: 'user.known', user: { ...user, phoneVerified: false } },
  unknown: { type: 'user.unknown' },
} as const satisfies Record<string, PhoneEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

const after = (...by: readonly EventName[]): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(phoneMachine, snapshot, events[name])[0],
    initialTransition(phoneMachine)[0],
  )

/** How each region gets somewhere, and where each event leads; an event that is not named changes no state. */
const table: Record<
  string,
  { region: 'code' | 'binding'; by: EventName[]; on: Partial<Record<EventName, string>> }
> = {
  free: { region: 'code', by: [], on: { ask: 'sending', askOther: 'sending' } },
  sending: { region: 'code', by: ['ask'], on: { sent: 'resting', tooOften: 'resting', notSent: 'free' } },
  resting: { region: 'code', by: ['ask', 'sent'], on: { askOther: 'sending' } },
  entering: { region: 'binding', by: [], on: { bind: 'binding' } },
  binding: {
    region: 'binding',
    by: ['bind'],
    on: { bound: 'bound', wrong: 'entering', taken: 'entering', silent: 'confirming' },
  },
  confirming: {
    region: 'binding',
    by: ['bind', 'silent'],
    on: { known: 'bound', knownWithout: 'entering', knownUnverified: 'entering', unknown: 'entering' },
  },
  bound: { region: 'binding', by: ['bind', 'bound'], on: {} },
}

describe('the phone chart', () => {
  const rows = Object.entries(table).flatMap(([from, { region, by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, region, by] as const),
  )

  it.each(rows)('[R5.07] from %s, %s leads to %s', (from, event, to, region, by) => {
    expect(after(...by).value[region]).toBe(from)
    expect(after(...by, event).value[region]).toBe(to)
  })

  it.each([
    ['no number', 'askNobody', 'USER10002'],
    ['a number that is none', 'askBad', 'USER10001'],
    ['a binding without code', 'bindEmpty', 'USER10002'],
    ['a binding of a number that is none', 'bindBad', 'USER10001'],
  ] as const)('[R5.07] refuses %s without asking the server', (_, event, code) => {
    const snapshot = after(event)
    expect(snapshot.value).toEqual({ code: 'free', binding: 'entering' })
    expect(phoneView(snapshot, noon).refusal?.key).toBe(`error:${code}`)
  })

  it.each([
    ['wrong', 'USER10004'],
    ['taken', 'USER10003'],
  ] as const)('[R5.07] says what the server refused: %s', (event, code) => {
    expect(phoneView(after('bind', event), noon).refusal?.key).toBe(`error:${code}`)
    expect(phoneView(after('bind', event, 'bind'), noon).refusal).toBeNull()
  })
})

describe('what the phone chart remembers and needs', () => {
  it('[R5.07] is nothing at first', () => {
    expect(after().context).toEqual({
      askedFor: '',
      sentTo: null,
      rest: 0,
      restsSince: 0,
      binding: { phone: '', code: '' },
      failure: null,
    })
  })

  it('[R5.07] is why a command came to nothing, by whoever said so', () => {
    expect(after('bindEmpty').context.failure).toStrictEqual({
      kind: 'refused',
      code: 'USER10002',
      msg: '',
      details: {},
    })
    for (const by of [
      ['ask', 'notSent'],
      ['bind', 'silent', 'unknown'],
      ['bind', 'silent', 'knownWithout'],
    ] as const)
      expect(after(...by).context.failure).toEqual({ kind: 'unanswered' })
  })

  it('[R5.07] makes nobody wait for a code that was refused for another reason', () => {
    const failure = refusal('SYS10001')
    const [refused] = transition(phoneMachine, after('ask'), { type: 'code.refused', failure, now: noon })
    expect([refused.value.code, refused.context.failure]).toEqual(['free', failure])
  })

  it('[R5.07] lets the same number have another code after 60 s', () => {
    const clock = new SimulatedClock()
    const asked: unknown[] = []
    const sendCode: Need<{ phone: string }> = fromCallback(({ input, sendBack }) => {
      asked.push([clock.now(), input])
      sendBack(events.sent)
    })
    const actor = createActor(phoneMachine.provide({ actors: { sendCode } }), { clock }).start()
    actor.send(events.ask)
    clock.increment(59_999)
    actor.send(events.ask)
    clock.increment(1)
    actor.send(events.ask)
    expect(asked).toEqual([
      [0, { phone: PHONE }],
      [60_000, { phone: PHONE }],
    ])
  })

  it('[R5.07] marks what the specification leaves open, and ends with the number bound (D3)', () => {
    const states = Object.values(phoneMachine.states.binding?.states ?? {})
    expect(phoneMachine.id).toBe('phone')
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([
      ['confirming', 'D3'],
    ])
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual(['bound'])
  })

  it('[R5.07] fails loudly where a need is not provided', () => {
    const actor = createActor(phoneMachine)
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.ask)
    expect(failures).toEqual([new Error('phone: sendCode is not provided')])
  })

  it.each([
    ['who has it', user, true],
    ['who has another', { ...user, phone: '139****4321' }, false],
    ['who has not verified it', { ...user, phoneVerified: false }, false],
    ['who has none', { ...user, phone: null }, false],
  ])('[R5.14] tells by the mask of the number whether it is bound to a user %s', (_, who, isBound) => {
    expect(isBoundTo(who, PHONE)).toBe(isBound)
  })
})

describe('the phone dialog', () => {
  it('[R5.07] counts down until the same number may have another code', () => {
    const snapshot = after('ask', 'sent')
    expect(phoneView(snapshot, noon)).toMatchObject({ sentTo: PHONE, wait: { phone: PHONE, seconds: 60 } })
    expect(phoneView(snapshot, noon + 59_001).wait).toEqual({ phone: PHONE, seconds: 1 })
  })

  it('[R5.07] waits as long as the server says when codes were asked for too often', () => {
    const view = phoneView(after('ask', 'tooOften'), noon)
    expect(view).toMatchObject({ sentTo: null, wait: { phone: PHONE, seconds: 3_540 } })
    expect(view.refusal).toMatchObject({ key: 'error:USER10006', values: { seconds: 3_540 } })
  })

  it('[R5.07] tells what goes on', () => {
    const flags = (...by: EventName[]) => {
      const { sending, binding, bound } = phoneView(after(...by), noon)
      return [sending, binding, bound]
    }
    expect(flags()).toEqual([false, false, false])
    expect(flags('ask')).toEqual([true, false, false])
    expect(flags('bind')).toEqual([false, true, false])
    expect(flags('bind', 'silent')).toEqual([false, true, false])
    expect(flags('bind', 'bound')).toEqual([false, false, true])
  })
})

/** A server that gives a number one code a minute and binds it by the last code, behind a network that may be silent. */
const server = () => {
  const clock = new SimulatedClock()
  const state = {
    network: 'works' as 'works' | 'is silent',
    isTaken: false,
    sms: [] as { phone: string; at: number }[],
  }
  const bindings: PhoneBinding[] = []
  const calls: { phone: string; at: number; isSent: boolean }[] = []
  const last = (phone: string) => state.sms.findLast((sms) => sms.phone === phone)
  const sendCode: Need<{ phone: string }> = fromCallback(({ input: { phone }, sendBack }) => {
    const now = clock.now()
    const wait = 60_000 - (now - (last(phone)?.at ?? -60_000))
    if (wait <= 0) state.sms.push({ phone, at: now })
    calls.push({ phone, at: now, isSent: wait <= 0 && state.network === 'works' })
    const failure = refusal('USER10006', { seconds: Math.ceil(wait / 1_000) })
    if (state.network === 'is silent') sendBack({ ...events.notSent, now })
    else sendBack(wait <= 0 ? { ...events.sent, now } : { type: 'code.refused', failure, now })
  })
  const bind: Need<PhoneBinding> = fromCallback(({ input, sendBack }) => {
    const right = input.code === '123456' && last(input.phone) !== undefined
    if (right && !state.isTaken) bindings.push(input)
    if (state.network === 'is silent') sendBack(events.silent)
    else sendBack(right ? (state.isTaken ? events.taken : events.bound) : events.wrong)
  })
  const askUser: Need<undefined> = fromCallback(({ sendBack }) => {
    const bound = bindings.at(-1)?.phone === PHONE
    sendBack(state.network === 'is silent' ? events.unknown : bound ? events.known : events.knownWithout)
  })
  const actor = createActor(phoneMachine.provide({ actors: { sendCode, bind, askUser } }), { clock }).start()
  return { state, clock, bindings, calls, actor, send: (event: PhoneEvent) => actor.send(event) }
}
type Server = ReturnType<typeof server>
const act = (name: string, run: (server: Server) => void) => ({ run, toString: () => name })
const happenings = fc.array(
  fc.constantFrom(
    ...(['ask', 'askOther', 'askBad', 'bind', 'bindEmpty'] as const).map((name) =>
      act(name, ({ send }) => send(events[name])),
    ),
    act('bind by a wrong code', ({ send }) => send({ ...events.bind, code: '000000' })),
    act('a minute', ({ clock }) => clock.increment(60_000)),
    act('9 s', ({ clock }) => clock.increment(9_000)),
    act('the network works', ({ state }) => void Object.assign(state, { network: 'works' })),
    act('the network is silent', ({ state }) => void Object.assign(state, { network: 'is silent' })),
    act('the number is taken', ({ state }) => void Object.assign(state, { isTaken: true })),
  ),
  { maxLength: 40 },
)

describe('any course of the dialog', () => {
  it('[R5.07] asks for no other code while the number to which one went has to wait', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = server()
        for (const { run } of acts) run(here)
        for (const [i, { phone, at }] of here.calls.entries()) {
          const before = here.calls[i - 1]
          if (before?.phone === phone && before.isSent) expect(at - before.at).toBeGreaterThanOrEqual(60_000)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('[R5.07] says that a number is bound only if it is, and knows it even when no answer came (D3)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = server()
        for (const { run } of acts) {
          run(here)
          if (phoneView(here.actor.getSnapshot(), 0).bound)
            expect(here.bindings.at(-1)).toEqual({ phone: PHONE, code: '123456' })
        }
        Object.assign(here.state, { network: 'works', isTaken: false })
        here.clock.increment(3_600_000)
        here.send(events.ask)
        here.send(events.bind)
        expect(phoneView(here.actor.getSnapshot(), 0).bound).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
