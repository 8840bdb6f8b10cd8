import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Need } from '../fp/index.ts'
import { cashierMachine, paymentMachine } from '../payment/index.ts'
import { paymentFixtures } from '../payment/testing/index.ts'
import { purchaseMachine } from '../purchase/index.ts'
import { purchaseFixtures } from '../purchase/testing/index.ts'
import { type Answers, fakeServer, refusal, right } from './fakeServer.testing.ts'
import {
  askOrderStatusActor,
  askOutcomeActor,
  askSessionStatusActor,
  giveUpActor,
  openSessionActor,
  payFromAccountActor,
  quoteActor,
  submitActor,
} from './index.ts'

const { paymentSession, payOptions } = paymentFixtures

const waitFor = (actor: { getSnapshot(): { value: unknown } }, value: unknown) =>
  expect.poll(() => actor.getSnapshot().value).toEqual(value)

describe('the actors of a purchase', () => {
  const QUOTE = 'POST /market/order/quote'
  const CREATE = 'POST /market/order'
  const OUTCOME = 'GET /market/order/outcome'
  const start = (answers: Answers) => {
    const server = fakeServer(answers)
    const placed: string[] = []
    const actors = {
      quote: quoteActor(server.client),
      submit: submitActor(server.client, ({ orderId }) => void placed.push(orderId)),
      askOutcome: askOutcomeActor(server.client),
    }
    const input = { intent: purchaseFixtures.intent }
    return { ...server, placed, actor: createActor(purchaseMachine.provide({ actors }), { input }).start() }
  }
  const quoted = right(purchaseFixtures.quote)
  const created = right({ orderId: 'order_1', orderNo: '7', status: 'unpaid', total: '25600.00' })
  const submit = async ({ actor }: ReturnType<typeof start>) => {
    await waitFor(actor, 'ready')
    actor.send({ type: 'agreement.give' })
    actor.send({ type: 'purchase.submit', key: 'key-of-this-intent' })
  }

  it('[R5.08][D3] quote and place it, and tell of it', async () => {
    const purchase = start({ [QUOTE]: [quoted], [CREATE]: [created] })
    await submit(purchase)
    await waitFor(purchase.actor, 'placed')
    expect(purchase.placed).toEqual(['order_1'])
    expect(purchase.asked).toEqual([QUOTE, CREATE])
  })

  it('[R5.10] shut the gate when the server refuses, and leave the telling to the chart', async () => {
    const { actor, notices } = start({ [QUOTE]: [refusal('PURCHASE10001')] })
    await waitFor(actor, 'blocked')
    expect(notices).toEqual([])
  })

  it('[R8.03] know a quote that never came', async () => {
    await waitFor(start({}).actor, 'unquoted')
  })

  it('[D3] ask for the outcome by its key when no answer came, and place nothing twice', async () => {
    const purchase = start({ [QUOTE]: [quoted], [OUTCOME]: [created] })
    await submit(purchase)
    await waitFor(purchase.actor, 'placed')
    expect(purchase.asked).toEqual([QUOTE, CREATE, OUTCOME])
  })

  it('[D3] let the buyer submit again when nothing was placed', async () => {
    const purchase = start({ [QUOTE]: [quoted], [OUTCOME]: [right(null)] })
    await submit(purchase)
    await waitFor(purchase.actor, 'agreed')
  })

  it('[R5.12][D19] tell that the price has changed', async () => {
    const purchase = start({ [QUOTE]: [quoted], [CREATE]: [refusal('PURCHASE10008')] })
    await submit(purchase)
    await waitFor(purchase.actor, 'priceChanged')
  })
})

describe('the actors of a payment by scanning', () => {
  const STATUS = 'GET /operation/pay/queryStatusInThPay'
  const OPEN = 'POST /operation/pay/session'
  const GIVE_UP = 'POST /operation/pay/give-up'
  const status = (word: string) => right({ status: word, eventSN: 'sn' })
  const seen: Need<undefined> = fromCallback(({ sendBack }) =>
    sendBack({ type: 'page.shown', now: Date.parse('2026-11-21T12:00:00Z') }),
  )
  const alone: Need<{ orderId: string }> = fromCallback(({ sendBack }) => sendBack({ type: 'lease.held' }))
  const start = (answers: Answers, session = paymentSession) => {
    const server = fakeServer(answers)
    const opened: string[] = []
    const actors = {
      visibility: seen,
      lease: alone,
      askStatus: askSessionStatusActor(server.client),
      openSession: openSessionActor(server.client, ({ paymentId }) => void opened.push(paymentId)),
      giveUp: giveUpActor(server.client),
    }
    return {
      ...server,
      opened,
      actor: createActor(paymentMachine.provide({ actors }), { input: { session } }).start(),
    }
  }

  it('[R4.06] ask about an order by its id', async () => {
    const { actor, asked } = start({ [STATUS]: [status('PAID')] })
    await waitFor(actor, 'paid')
    expect(asked).toEqual([STATUS])
  })

  it('[R4.06][D12] ask about a recharge by its sign', async () => {
    const CHARGE = 'GET /operation/pay/queryChargeStatus'
    const { actor } = start({ [CHARGE]: [status('PAID')] }, { ...paymentSession, purpose: 'recharge' })
    await waitFor(actor, 'charged')
  })

  it('[D5] open the next code, and tell of it', async () => {
    const { actor, opened } = start({
      [STATUS]: [status('FAILED'), status('PAID')],
      [OPEN]: [right({ ...paymentSession, paymentId: 'pay_2' })],
    })
    await waitFor(actor, 'failed')
    actor.send({ type: 'payment.renew', key: 'key-of-this-renewal' })
    await waitFor(actor, 'paid')
    expect(opened).toEqual(['pay_2'])
  })

  it('[D5] know that the order is closed when no code can be had for it', async () => {
    const { actor } = start({ [STATUS]: [status('FAILED')], [OPEN]: [refusal('ORDER10002')] })
    await waitFor(actor, 'failed')
    actor.send({ type: 'payment.renew', key: 'key-of-this-renewal' })
    await waitFor(actor, 'closed')
  })

  it('[D18] give up, unless money has come meanwhile', async () => {
    const { actor } = start({ [STATUS]: [status('UNPAID')], [GIVE_UP]: [status('PAID')] })
    actor.send({ type: 'payment.giveUp' })
    await waitFor(actor, 'paid')
  })
})

describe('the actors of the cashier', () => {
  const ACCOUNT = 'POST /operation/pay/account'
  const STATUS = 'GET /operation/pay/queryStatusInThPay'
  const start = (answers: Answers) => {
    const { client, asked } = fakeServer(answers)
    const actors = {
      openSession: openSessionActor(client),
      payFromAccount: payFromAccountActor(client),
      askStatus: askOrderStatusActor(client),
    }
    const machine = cashierMachine.provide({ actors })
    return { asked, actor: createActor(machine, { input: { options: payOptions } }).start() }
  }
  const payByFund = ({ actor }: ReturnType<typeof start>) => {
    const option = payOptions.options.find(({ method }) => method === 'contractFund')
    if (option === undefined) throw new Error('no contract fund')
    actor.send({ type: 'method.choose', option })
    actor.send({ type: 'cashier.pay', key: 'key-of-this-payment' })
  }

  it('[R4.05] pay from an account at once', async () => {
    const cashier = start({ [ACCOUNT]: [right({ status: 'PAID', eventSN: 'sn' })] })
    payByFund(cashier)
    await waitFor(cashier.actor, 'paid')
  })

  it('[D3] ask whether the order is paid when no answer came', async () => {
    const cashier = start({ [STATUS]: [right({ status: 'PAID', eventSN: 'sn' })] })
    payByFund(cashier)
    await waitFor(cashier.actor, 'paid')
    expect(cashier.asked).toEqual([ACCOUNT, STATUS])
  })

  it('[R8.04] say why the account was refused', async () => {
    const cashier = start({ [ACCOUNT]: [refusal('PAY10002')] })
    payByFund(cashier)
    await expect.poll(() => cashier.actor.getSnapshot().context.failure).toMatchObject({ code: 'PAY10002' })
  })
})
