import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { orderFixtures } from '../order/testing/index.ts'
import {
  type PaymentEvent,
  paymentMachine,
  paymentMessages,
  paymentView,
  remittanceView,
  resultView,
} from './index.ts'
import { paymentFixtures } from './testing/index.ts'

const { paymentSession } = paymentFixtures
const noon = Date.parse('2026-11-21T12:00:00.000Z')

const viewAfter = (...events: readonly PaymentEvent[]) =>
  paymentView(
    events.reduce(
      (snapshot, event) => transition(paymentMachine, snapshot, event)[0],
      initialTransition(paymentMachine, { session: paymentSession })[0],
    ),
    noon,
  )

const asking: PaymentEvent[] = [{ type: 'page.shown', now: noon }, { type: 'lease.held' }]
const known = (status: string): PaymentEvent => ({ type: 'status.known', status })
const renew: PaymentEvent = { type: 'payment.renew', key: 'key-of-16-letters' }

describe('the scan screen', () => {
  it.each([
    ['waiting', asking, '等待支付', 'Waiting for payment'],
    ['expired', [...asking, known('EXPIRED')], '二维码已失效', 'The code has expired'],
    ['checking', [{ type: 'payment.check' }], '正在查询支付结果', 'Asking for the result'],
    ['renewing', [renew], '正在获取新的二维码', 'Getting a new code'],
    ['givingUp', [{ type: 'payment.giveUp' }], '正在放弃支付', 'Giving up this payment'],
    ['failed', [...asking, known('FAILED')], '支付失败', 'The payment failed'],
    ['closed', [...asking, known('CLOSED')], '订单已关闭', 'The order is closed'],
    ['paid', [...asking, known('PAID')], '支付成功', 'Payment succeeded'],
    ['late', [...asking, known('PAID_LATE')], '付款晚于订单关闭', 'Paid after the order was closed'],
    ['refunded', [...asking, known('REFUNDED')], '该订单已批准退款', 'The refund of this order is approved'],
    ['givenUp', [{ type: 'payment.giveUp' }, known('WAITING')], '已放弃支付', 'Payment given up'],
  ] as const)('[R4.06] says in the phase %s what it is', (phase, events, zh, en) => {
    const view = viewAfter(...events)
    expect(view.phase).toBe(phase)
    const key = view.title.key.replace('payment:', '') as keyof typeof paymentMessages.zh
    expect(paymentMessages.zh[key]).toBe(zh)
    expect(paymentMessages.en[key as keyof typeof paymentMessages.en]).toBe(en)
    expect(view.hint.key.replace('payment:', '') in paymentMessages.zh).toBe(true)
  })

  it('[R4.06] tells what the last command came to', () => {
    const refused: PaymentEvent = {
      type: 'session.refused',
      failure: { kind: 'refused', code: 'PAY10008', msg: 'busy', details: {} },
    }
    expect(viewAfter(renew, refused).notice).toEqual({ key: 'error:PAY10008', values: {}, otherwise: 'busy' })
    expect(viewAfter({ type: 'payment.check' }, { type: 'status.unknown' }).notice).toEqual({
      key: 'error:SYS10007',
    })
    expect(viewAfter({ type: 'payment.check' }, known('WAITING')).notice).toEqual({
      key: 'payment:notReceived',
    })
  })

  it('[R4.06] asks nobody to wait for a payment that has failed', () => {
    const unanswered: PaymentEvent[] = [...asking, { type: 'payment.check' }, { type: 'status.unknown' }]
    expect(viewAfter(...unanswered).notice).toEqual({ key: 'error:SYS10007' })
    expect(viewAfter(...unanswered, ...asking, known('FAILED'))).toMatchObject({
      phase: 'failed',
      notice: null,
    })
  })

  it.each([
    ['waiting', asking, { key: 'payment:minutesLeft', values: { count: 5 } }],
    ['expired', [...asking, known('EXPIRED')], { key: 'payment:expiredTitle' }],
    ['failed', [...asking, known('FAILED')], { key: 'payment:failedTitle' }],
    ['paid', [...asking, known('PAID')], { key: 'payment:paidTitle' }],
    ['late', [...asking, known('PAID_LATE')], { key: 'payment:lateTitle' }],
    ['givenUp', [{ type: 'payment.giveUp' }, known('WAITING')], { key: 'payment:givenUpTitle' }],
    ['checking', [{ type: 'payment.check' }], null],
  ] as const)('[A3][R4.06] announces in the phase %s what a reader has to hear', (_, events, announced) => {
    expect(viewAfter(...events).announcement).toEqual(announced)
  })

  it.each([
    ['waiting', asking, { renew: true, check: true, giveUp: true }],
    ['failed', [...asking, known('FAILED')], { renew: true, check: true, giveUp: false }],
    ['closed', [...asking, known('CLOSED')], { renew: false, check: true, giveUp: false }],
    ['paid', [...asking, known('PAID')], { renew: false, check: false, giveUp: false }],
    ['checking', [{ type: 'payment.check' }], { renew: false, check: false, giveUp: false }],
  ] as const)('[R4.06] opens its commands in the phase %s', (_, events, commands) => {
    expect(viewAfter(...events).commands).toEqual(commands)
  })
})

describe('the result page', () => {
  const { unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder, refundingOrder } =
    orderFixtures

  it.each([
    ['unpaid', unpaidOrder, 'failed', 'resultUnpaidTitle', 'resultUnpaidHint', ['goPay', 'viewOrder']],
    [
      'charging',
      chargingOrder,
      'processing',
      'resultProcessingTitle',
      'resultProcessingHint',
      ['viewOrder', 'goShopping'],
    ],
    ['paid', paidOrder, 'paid', 'resultPaidTitle', 'resultPaidHint', ['viewOrder', 'goShopping']],
    ['open', openOrder, 'paid', 'resultPaidTitle', 'resultOpenHint', ['openResource', 'viewOrder']],
    [
      'cancelled',
      cancelledOrder,
      'failed',
      'resultClosedTitle',
      'resultClosedHint',
      ['goShopping', 'viewOrder'],
    ],
    [
      'paid late',
      lateOrder,
      'failed',
      'resultLateReturnedTitle',
      'order:refundHint.provider.returned',
      ['goShopping', 'viewOrder'],
    ],
    [
      'being refunded',
      refundingOrder,
      'failed',
      'resultRefundingTitle',
      'order:refundHint.bank.inProgress',
      ['goShopping', 'viewOrder'],
    ],
    [
      'refunded',
      { ...lateOrder, paidLate: false },
      'failed',
      'resultRefundedTitle',
      'order:refundHint.provider.returned',
      ['goShopping', 'viewOrder'],
    ],
    [
      'recharged',
      { ...paidOrder, type: 'recharge' as const, lines: [] },
      'paid',
      'chargePaidTitle',
      'chargePaidHint',
      ['viewOrder', 'goShopping'],
    ],
  ] as const)('[R4.06] of an order that is %s', (_, order, outcome, title, hint, steps) => {
    const view = resultView(order)
    expect([view.outcome, view.title.key, view.hint.key]).toEqual([
      outcome,
      `payment:${title}`,
      hint.includes(':') ? hint : `payment:${hint}`,
    ])
    expect(view.steps.map(({ step }) => step)).toEqual(steps)
  })

  it('[D24] says what was bought and what happens next while it is being opened, and no longer', () => {
    const { paidOrder, openOrder, chargingOrder } = orderFixtures
    expect(resultView(paidOrder).next.map(({ key }) => key)).toEqual([
      'payment:nextOpening',
      'payment:nextAccess',
      'payment:nextRefund',
    ])
    expect(resultView(paidOrder).bought.map(({ name, amount }) => `${name.en} × ${amount}`)).toEqual([
      'A800 eight-card node × 1000',
    ])
    for (const order of [openOrder, chargingOrder, { ...paidOrder, type: 'recharge' as const }])
      expect(resultView(order).next).toEqual([])
  })

  it('[R2.03] calls nothing paid, billed or refunded that costs nothing, as a trial', () => {
    const { paidOrder, openOrder } = orderFixtures
    const trial = resultView({ ...paidOrder, type: 'trial', total: '0.00' })
    expect(trial.title.key).toBe('payment:resultFreeTitle')
    expect(trial.next.map(({ key }) => key)).toEqual(['payment:nextOpening', 'payment:nextFreeAccess'])
    expect(resultView({ ...openOrder, total: '0.00' }).title.key).toBe('payment:resultFreeTitle')
  })

  it('[D24] does not call opening what could not be opened', () => {
    const { paidOrder } = orderFixtures
    const failed = paidOrder.lines.map((line) => ({
      ...line,
      provision: { ...line.provision, status: 'failed' as const },
    }))
    const view = resultView({ ...paidOrder, lines: failed })
    expect([view.hint.key, view.next]).toEqual(['payment:resultNotOpenedHint', []])
  })
})

describe('the remittance page', () => {
  it('[R4.05] shows the payee, the remark code and by when the money is matched', () => {
    const view = remittanceView(paymentFixtures.remittance)
    expect(view.fields.map(({ label, value }) => [label.key, value.en])).toEqual([
      ['payment:payeeName', 'National Supercomputing Internet Platform'],
      ['payment:payeeAccount', '0200 0012 0920 0123 456'],
      ['payment:payeeBank', 'ICBC Beijing Zhongguancun Sub-branch'],
      ['payment:remarkCode', 'CM-7Q4K9Z'],
    ])
    expect(view.matchedWithin).toEqual({ key: 'payment:matchedWithin', values: { count: 2 } })
    expect(view.slipHint).toEqual({ key: 'payment:slipHint', values: { megabytes: 5 } })
    expect(view.commands.upload).toBe(true)
    expect(remittanceView({ ...paymentFixtures.remittance, status: 'paid' }).commands.upload).toBe(false)
  })
})
