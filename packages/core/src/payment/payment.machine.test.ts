import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, initialTransition, type SnapshotFrom, transition } from 'xstate'
import type { Need } from '../fp/index.ts'
import { type PaymentEvent, type PaymentSession, paymentMachine, type SessionRequest } from './index.ts'
import { paymentFixtures } from './testing/index.ts'

const { paymentSession } = paymentFixtures
const noon = Date.parse('2026-11-21T12:00:00.000Z')

const known = (status: string): PaymentEvent => ({ type: 'status.known', status })
const refused = (code: string): PaymentEvent => ({
  type: 'session.refused',
  failure: { kind: 'refused', code, msg: '', details: {} },
})

const events = {
  shown: { type: 'page.shown', now: noon },
  hidden: { type: 'page.hidden' },
  leased: { type: 'lease.held' },
  WAITING: known('WAITING'),
  unheardOf: known('USERPAYING'),
  PAID: known('PAID'),
  支付成功: known('支付成功'),
  FAILED: known('FAILED'),
  EXPIRED: known('EXPIRED'),
  CLOSED: known('CLOSED'),
  PAID_LATE: known('PAID_LATE'),
  REFUNDED: known('REFUNDED'),
  silence: { type: 'status.unknown' },
  opened: { type: 'session.opened', session: { ...paymentSession, paymentId: 'pay_2' } },
  unopened: { type: 'session.refused', failure: { kind: 'unanswered' } },
  refused: refused('PAY10008'),
  orderClosed: refused('ORDER10002'),
  check: { type: 'payment.check' },
  renew: { type: 'payment.renew', key: 'key-of-16-letters' },
  giveUp: { type: 'payment.giveUp' },
} as const satisfies Record<string, PaymentEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

type Snapshot = SnapshotFrom<typeof paymentMachine>

/** The leaf that matters: the polling state while somebody looks. */
const placeOf = ({ value }: Snapshot): string => {
  if (typeof value === 'string') return value
  return typeof value.open === 'string' ? value.open : String(value.open?.shown?.polling)
}

/** What the countdown has come to, while somebody looks. */
const countdownOf = ({ value }: Snapshot) =>
  typeof value === 'string' || typeof value.open === 'string' ? undefined : value.open?.shown?.countdown

const settled: Partial<Record<EventName, string>> = {
  PAID: 'paid',
  支付成功: 'paid',
  PAID_LATE: 'late',
  REFUNDED: 'refunded',
  FAILED: 'failed',
  CLOSED: 'closed',
}
const commands: Partial<Record<EventName, string>> = {
  check: 'checking',
  renew: 'renewing',
  giveUp: 'givingUp',
}
const looked = { ...commands, hidden: 'hidden' }

/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  hidden: { by: [], on: { ...commands, shown: 'queueing' } },
  queueing: { by: ['shown'], on: { ...looked, leased: 'asking' } },
  asking: {
    by: ['shown', 'leased'],
    on: {
      ...looked,
      ...settled,
      WAITING: 'resting',
      unheardOf: 'resting',
      EXPIRED: 'quiet',
      silence: 'resting',
    },
  },
  resting: { by: ['shown', 'leased', 'WAITING'], on: looked },
  quiet: { by: ['shown', 'leased', 'EXPIRED'], on: looked },
  checking: {
    by: ['check'],
    on: { ...settled, WAITING: 'hidden', unheardOf: 'hidden', EXPIRED: 'hidden', silence: 'hidden' },
  },
  renewing: {
    by: ['renew'],
    on: { opened: 'hidden', unopened: 'hidden', refused: 'hidden', orderClosed: 'closed' },
  },
  givingUp: {
    by: ['giveUp'],
    on: {
      ...settled,
      WAITING: 'givenUp',
      unheardOf: 'givenUp',
      FAILED: 'givenUp',
      EXPIRED: 'givenUp',
      CLOSED: 'givenUp',
      silence: 'hidden',
    },
  },
  failed: { by: ['shown', 'leased', 'FAILED'], on: { check: 'checking', renew: 'renewing' } },
  closed: { by: ['shown', 'leased', 'CLOSED'], on: { check: 'checking' } },
  paid: { by: ['shown', 'leased', 'PAID'], on: {} },
  late: { by: ['shown', 'leased', 'PAID_LATE'], on: {} },
  refunded: { by: ['shown', 'leased', 'REFUNDED'], on: {} },
  givenUp: { by: ['giveUp', 'WAITING'], on: {} },
}

const after = (by: readonly EventName[], session = paymentSession): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(paymentMachine, snapshot, events[name])[0],
    initialTransition(paymentMachine, { session })[0],
  )

describe('the payment chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R4.06] from %s, %s leads to %s', (from, event, to, by) => {
    expect(placeOf(after(by))).toBe(from)
    expect(placeOf(after([...by, event]))).toBe(to)
  })

  it.each([
    ['order', 'paid', 'result'],
    ['recharge', 'charged', 'charge'],
  ] as const)('[R4.06] leads a paid %s to %s and its %s page', (purpose, place, page) => {
    const waiting = after(['shown', 'leased'], { ...paymentSession, purpose })
    const [snapshot, actions] = transition(paymentMachine, waiting, events.PAID)
    expect(snapshot.value).toBe(place)
    const emitted = actions.filter(({ type }) => String(type) === 'xstate.emit').map(({ params }) => params)
    expect(emitted).toEqual([{ event: { type: 'payment.paid', page, orderId: 'order_1' } }])
  })

  it('[R4.05] never lets a failure overwrite a success (F5)', () => {
    for (const event of eventNames) expect(after(['shown', 'leased', 'PAID', event]).value).toBe('paid')
  })

  it('[R4.07] opens no new code once none is left (D5)', () => {
    expect(placeOf(after(['renew'], { ...paymentSession, renewalsLeft: 0 }))).toBe('hidden')
  })

  it('[R4.07] keeps the key of a renewal without an answer, and drops it after one (D3)', () => {
    const keyAfter = (...by: EventName[]) =>
      transition(paymentMachine, after(by), { type: 'payment.renew', key: 'another-key-of-16' })[0].context
        .renewalKey
    expect(keyAfter('renew', 'unopened')).toBe('key-of-16-letters')
    expect(keyAfter('renew', 'refused')).toBe('another-key-of-16')
    expect(keyAfter('renew', 'opened')).toBe('another-key-of-16')
  })

  it('[R4.07] opens no new code for a failed payment either once none is left (D5)', () => {
    const by: EventName[] = ['shown', 'leased', 'FAILED', 'renew']
    expect(placeOf(after(by, { ...paymentSession, renewalsLeft: 0 }))).toBe('failed')
    expect(after(by).context.renewalKey).toBe('key-of-16-letters')
  })

  it.each([
    [0, 'ample'],
    [279_999, 'ample'],
    [280_000, 'warned'],
    [299_999, 'warned'],
    [300_000, 'expired'],
    [999_000, 'expired'],
  ])('[R4.07] looked at after %i ms, the countdown is %s (D5)', (ms, countdown) => {
    const [looked] = transition(paymentMachine, after([]), { type: 'page.shown', now: noon + ms })
    expect(countdownOf(looked)).toBe(countdown)
  })

  it('[R4.07] takes a code for expired when the server says so, whatever time is left', () => {
    expect(countdownOf(after(['shown', 'leased', 'EXPIRED']))).toBe('expired')
    expect(countdownOf(after(['shown', 'leased', 'EXPIRED', 'hidden', 'shown']))).toBe('expired')
    const { expired, notReceived } = after(['check', 'EXPIRED']).context
    expect([expired, notReceived]).toEqual([true, true])
  })

  it.each(['check', 'renew', 'giveUp'] as const)('[R4.06] forgets earlier troubles on %s', (command) => {
    expect(after(['check', 'WAITING', command]).context.notReceived).toBe(false)
    expect(after(['check', 'silence', command]).context.failure).toBeNull()
    expect(after(['shown', 'leased', 'silence', command]).context.failures).toBe(0)
  })

  it('[R4.06] tells that nobody answered when the buyer gives up', () => {
    expect(after(['giveUp', 'silence']).context.failure).toEqual({ kind: 'unanswered' })
  })

  it('[R4.06] marks what the specification leaves open, and ends with an outcome (D5)', () => {
    const states = Object.values(paymentMachine.states)
    expect(paymentMachine.id).toBe('payment')
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([
      ['closed', 'D5'],
      ['late', 'D5'],
    ])
    expect(states.flatMap(({ key, type }) => (type === 'final' ? [key] : []))).toEqual([
      'paid',
      'charged',
      'late',
      'refunded',
      'givenUp',
    ])
  })

  it('[R4.06] asks about its own order and code, and renews them under its key', () => {
    const asked: unknown[] = []
    const visibility: Need<undefined> = fromCallback(({ sendBack }) => sendBack(events.shown))
    const lease: Need<{ orderId: string }> = fromCallback(({ input, sendBack }) => {
      asked.push(['lease', input])
      sendBack(events.leased)
    })
    const askStatus: Need<PaymentSession> = fromCallback(({ input }) => void asked.push(['askStatus', input]))
    const openSession: Need<SessionRequest> = fromCallback(({ input }) => void asked.push(['open', input]))
    const giveUp: Need<{ orderId: string }> = fromCallback(({ input }) => void asked.push(['giveUp', input]))
    const machine = paymentMachine.provide({
      actors: { visibility, lease, askStatus, openSession, giveUp },
    })
    const actor = createActor(machine, { input: { session: paymentSession } }).start()
    for (const name of ['check', 'WAITING', 'renew', 'unopened', 'giveUp'] as const) actor.send(events[name])
    const looking = [
      ['lease', { orderId: 'order_1' }],
      ['askStatus', paymentSession],
    ]
    expect(asked).toEqual([
      ...looking,
      ['askStatus', paymentSession],
      ...looking,
      ['open', { orderId: 'order_1', channel: 'wechat', key: 'key-of-16-letters' }],
      ...looking,
      ['giveUp', { orderId: 'order_1' }],
    ])
  })

  it('[R4.06] fails loudly where a need is not provided', () => {
    const actor = createActor(paymentMachine, { input: { session: paymentSession } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('payment: visibility is not provided')])
  })
})
