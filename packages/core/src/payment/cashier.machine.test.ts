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
  type AccountPayment,
  type CashierEvent,
  cashierMachine,
  cashierView,
  type SessionRequest,
} from './index.ts'
import { paymentFixtures } from './testing/index.ts'

const { payOptions, paymentSession } = paymentFixtures
const noon = Date.parse('2026-11-21T12:00:00.000Z')

type Snapshot = SnapshotFrom<typeof cashierMachine>

const option = (method: string, channel: string | null = null) => {
  const found = payOptions.options.find((o) => o.method === method && o.channel === channel)
  if (found === undefined) throw new Error(`no option ${method}`)
  return found
}
const refusal = (type: 'session.refused' | 'account.refused', code: string): CashierEvent => ({
  type,
  failure: { kind: 'refused', code, msg: '', details: {} },
})

const events = {
  alipay: { type: 'method.choose', option: option('online', 'alipay') },
  wechat: { type: 'method.choose', option: option('online', 'wechat') },
  fund: { type: 'method.choose', option: option('contractFund') },
  credit: { type: 'method.choose', option: option('credit') },
  offline: { type: 'method.choose', option: option('offline') },
  pay: { type: 'cashier.pay', key: 'key-of-16-letters' },
  opened: { type: 'session.opened', session: paymentSession },
  unopened: refusal('session.refused', 'PAY10008'),
  refused: refusal('account.refused', 'PAY10002'),
  unanswered: { type: 'account.refused', failure: { kind: 'unanswered' } },
  PAID: { type: 'status.known', status: 'PAID' },
  WAITING: { type: 'status.known', status: 'WAITING' },
  silence: { type: 'status.unknown' },
} as const satisfies Record<string, CashierEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

const after = (by: readonly EventName[], options = payOptions): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(cashierMachine, snapshot, events[name])[0],
    initialTransition(cashierMachine, { options })[0],
  )

/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  choosing: { by: [], on: { pay: 'opening' } },
  opening: { by: ['alipay', 'pay'], on: { opened: 'scanning', unopened: 'choosing' } },
  paying: {
    by: ['fund', 'pay'],
    on: { PAID: 'paid', WAITING: 'choosing', refused: 'choosing', unanswered: 'verifying' },
  },
  verifying: {
    by: ['fund', 'pay', 'unanswered'],
    on: { PAID: 'paid', WAITING: 'choosing', silence: 'unverified' },
  },
  unverified: { by: ['fund', 'pay', 'unanswered', 'silence'], on: {} },
  scanning: { by: ['pay', 'opened'], on: {} },
  remitting: { by: ['offline', 'pay'], on: {} },
  paid: { by: ['fund', 'pay', 'PAID'], on: {} },
}

describe('the cashier chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R4.05] from %s, %s leads to %s', (from, event, to, by) => {
    expect(after(by).value).toBe(from)
    expect(after([...by, event]).value).toBe(to)
  })

  it.each([
    [['alipay', 'pay', 'opened'], 'scan'],
    [['offline', 'pay'], 'remittance'],
    [['fund', 'pay', 'PAID'], 'result'],
    [['fund', 'pay', 'unanswered', 'PAID'], 'result'],
  ] as const)('[R4.06] after %j the buyer goes to the %s page', (by, page) => {
    const [last] = by.slice(-1)
    if (last === undefined) throw new Error('unreachable')
    const [, actions] = transition(cashierMachine, after(by.slice(0, -1)), events[last])
    const emitted = actions.filter(({ type }) => String(type) === 'xstate.emit').map(({ params }) => params)
    expect(emitted).toEqual([{ event: { type: 'cashier.leave', page, orderId: 'order_1' } }])
  })

  it('[R4.05] begins with the first way that is open, and with none where none is', () => {
    expect(after([]).context.chosen).toEqual(option('online', 'embedded'))
    const shut = { ...payOptions, options: [option('credit')] }
    expect(after([], shut).context.chosen).toBeNull()
    expect(after(['pay'], shut).value).toBe('choosing')
  })

  it('[R4.05] never chooses a way that is shut', () => {
    expect(after(['alipay', 'wechat']).context.chosen).toEqual(option('online', 'alipay'))
    expect(after(['alipay', 'credit']).context.chosen).toEqual(option('online', 'alipay'))
  })

  it('[R4.05] charges an account under one key until the outcome is known (D3)', () => {
    const keyAfter = (...by: EventName[]) =>
      transition(cashierMachine, after(by), { type: 'cashier.pay', key: 'another-key-of-16' })[0].context.key
    expect(keyAfter('fund', 'pay', 'unanswered', 'WAITING')).toBe('key-of-16-letters')
    expect(keyAfter('fund', 'pay', 'unanswered', 'WAITING', 'fund')).toBe('key-of-16-letters')
    expect(keyAfter('fund', 'pay', 'refused')).toBe('another-key-of-16')
    expect(keyAfter('fund', 'pay', 'unanswered', 'WAITING', 'alipay')).toBe('another-key-of-16')
    expect(keyAfter('fund', 'pay', 'unanswered', 'WAITING', 'offline', 'fund')).toBe('another-key-of-16')
  })

  it('[R4.05] opens a code under one key until its outcome is known (D3)', () => {
    const [unanswered] = transition(cashierMachine, after(['alipay', 'pay']), {
      type: 'session.refused',
      failure: { kind: 'unanswered' },
    })
    expect([unanswered.value, unanswered.context.key]).toEqual(['choosing', 'key-of-16-letters'])
  })

  it('[R4.05] takes a way that opens where none was open before', () => {
    const shut = { ...payOptions, options: [option('credit')] }
    expect(after(['fund'], shut).context.chosen).toEqual(option('contractFund'))
  })

  it('[R4.05] says that nobody knows when an account was charged and the order still waits', () => {
    expect(after(['fund', 'pay', 'WAITING']).context.failure).toEqual({ kind: 'unanswered' })
  })

  it('[R4.05] marks what the specification leaves open, and ends where the buyer leaves (D3)', () => {
    const states = Object.values(cashierMachine.states)
    expect(cashierMachine.id).toBe('cashier')
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([
      ['verifying', 'D3'],
      ['unverified', 'D3'],
    ])
    expect(states.flatMap(({ key, type }) => (type === 'final' ? [key] : []))).toEqual([
      'scanning',
      'remitting',
      'paid',
    ])
  })

  it('[R4.05] asks for what was chosen, and every 3 s for an outcome that nobody knows (D3)', () => {
    const clock = new SimulatedClock()
    const asked: unknown[] = []
    const openSession: Need<SessionRequest> = fromCallback(({ input, sendBack }) => {
      asked.push(['open', input])
      sendBack(events.unopened)
    })
    const payFromAccount: Need<AccountPayment> = fromCallback(({ input, sendBack }) => {
      asked.push(['charge', input])
      sendBack(events.unanswered)
    })
    const askStatus: Need<{ orderId: string }> = fromCallback(({ input, sendBack }) => {
      asked.push([clock.now(), input])
      sendBack(events.silence)
    })
    const machine = cashierMachine.provide({ actors: { openSession, payFromAccount, askStatus } })
    const actor = createActor(machine, { clock, input: { options: payOptions } }).start()
    for (const name of ['alipay', 'pay', 'fund', 'pay'] as const) actor.send(events[name])
    clock.increment(3_000)
    clock.increment(2_999)
    clock.increment(1)
    expect(asked).toEqual([
      ['open', { orderId: 'order_1', channel: 'alipay', key: 'key-of-16-letters' }],
      ['charge', { orderId: 'order_1', method: 'contractFund', key: 'key-of-16-letters' }],
      [0, { orderId: 'order_1' }],
      [3_000, { orderId: 'order_1' }],
      [6_000, { orderId: 'order_1' }],
    ])
  })

  it.each([
    ['a need is not provided', payOptions, 'cashier: openSession is not provided'],
    [
      'an online way names no channel',
      { ...payOptions, options: [{ ...option('online', 'alipay'), channel: null }] },
      'cashier: no channel chosen',
    ],
  ])('[R4.05] fails loudly where %s', (_, options, message) => {
    const actor = createActor(cashierMachine, { input: { options } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.pay)
    expect(failures).toEqual([new Error(message)])
  })
})

describe('the cashier’s view', () => {
  it('[R4.05] shows each way of paying, what it holds, and why it is shut', () => {
    const { cards, total, countdown, commands, pay } = cashierView(after([]), noon)
    expect(
      cards.map(({ id, label, balance, reason, chosen }) => [
        id,
        label.key,
        balance?.values,
        reason?.key,
        chosen,
      ]),
    ).toEqual([
      ['online.embedded', 'payment:channelEmbedded', undefined, undefined, true],
      ['online.alipay', 'payment:channelAlipay', undefined, undefined, false],
      ['online.wechat', 'payment:channelWechat', undefined, 'error:PAY10001', false],
      ['contractFund', 'payment:methodContractFund', { amount: '¥200,000.00' }, undefined, false],
      ['credit', 'payment:methodCredit', { amount: '¥100.00' }, 'error:PAY10002', false],
      ['platformDiscount', 'payment:methodPlatformDiscount', { amount: '¥0.00' }, 'error:PAY10002', false],
      ['offline', 'payment:methodOffline', undefined, undefined, false],
    ])
    expect(cards.map(({ note }) => note?.key ?? null)).toEqual([
      'payment:onlineNote',
      'payment:onlineNote',
      'payment:onlineNote',
      null,
      'payment:postpaidNote',
      null,
      'payment:offlineNote',
    ])
    expect([total, countdown, pay]).toEqual([
      '5999.00',
      '24:00:00',
      { key: 'payment:pay', values: { amount: '¥5,999.00' } },
    ])
    expect(commands).toEqual({ choose: true, pay: true })
  })

  it('[R4.05] tells what an account holds after it has paid, and nothing of a code or a remittance', () => {
    const accountAfter = (...by: EventName[]) => cashierView(after(by), noon).account
    expect(accountAfter('fund')).toEqual({
      label: { key: 'payment:methodContractFund' },
      after: '194001',
    })
    expect(accountAfter('alipay')).toBeNull()
    expect(accountAfter('offline')).toBeNull()
  })

  it.each([
    [['alipay', 'pay'], 'payment:paying', null, true],
    [['fund', 'pay', 'unanswered'], 'payment:verifying', null, true],
    [['fund', 'pay', 'unanswered', 'silence'], 'payment:verifying', null, true],
    [['fund', 'pay', 'refused'], 'payment:pay', 'error:PAY10002', false],
    [['fund', 'pay', 'unanswered', 'WAITING'], 'payment:pay', 'error:SYS10007', false],
    [['alipay', 'pay', 'unopened'], 'payment:pay', 'error:PAY10008', false],
    [['alipay', 'pay', 'unopened', 'fund'], 'payment:pay', null, false],
  ] as const)('[R4.05] after %j says %s and %s', (by, pay, notice, busy) => {
    const view = cashierView(after(by), noon)
    expect([view.pay.key, view.notice?.key ?? null, view.isBusy]).toEqual([pay, notice, busy])
    expect(view.commands.pay).toBe(!busy)
  })
})
