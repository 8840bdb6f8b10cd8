import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { type PaymentEvent, paymentFixtures, paymentMachine } from './index.ts'

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

  it('[R4.06] fails loudly where a need is not provided', async () => {
    const actor = createActor(paymentMachine, { input: { session: paymentSession } })
    const failure = new Promise((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    await expect(failure).resolves.toEqual(new Error('payment: visibility is not provided'))
  })
})
