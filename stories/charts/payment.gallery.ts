import { type CashierEvent, cashierMachine, paymentMachine } from '@compute-mall/core/payment'
import { paymentFixtures } from '@compute-mall/core/payment/testing'
import type { Gallery } from './gallery.ts'

const { paymentSession, payOptions } = paymentFixtures
const start = Date.parse(paymentSession.serverTime)
const key = 'key-of-16-letters'
const refusedWith = (code: string) => ({ kind: 'refused' as const, code, msg: '', details: {} })

const statuses = ['WAITING', 'PAID', 'FAILED', 'EXPIRED', 'CLOSED', 'PAID_LATE', 'REFUNDED'] as const
const statusEvents = Object.fromEntries(
  statuses.map((status) => [`status.known ${status}`, () => ({ type: 'status.known' as const, status })]),
)

const asked = ['page.shown', 'lease.held']
const checked = (status: (typeof statuses)[number]) => ['payment.check', `status.known ${status}`]

/** The payment by scanning. */
export const paymentGallery: Gallery<typeof paymentMachine> = {
  machine: paymentMachine,
  input: { session: paymentSession },
  start,
  events: {
    'payment.check': () => ({ type: 'payment.check' }),
    'payment.renew': () => ({ type: 'payment.renew', key }),
    'payment.giveUp': () => ({ type: 'payment.giveUp' }),
    'page.shown': (now) => ({ type: 'page.shown', now }),
    'page.hidden': () => ({ type: 'page.hidden' }),
    'lease.held': () => ({ type: 'lease.held' }),
    ...statusEvents,
    'status.unknown': () => ({ type: 'status.unknown' }),
    'session.opened': (now) => ({
      type: 'session.opened',
      session: {
        ...paymentSession,
        paymentId: 'pay_2',
        serverTime: new Date(now).toISOString(),
        expireTime: new Date(now + 300_000).toISOString(),
        renewalsLeft: 19,
      },
    }),
    'session.refused unanswered': () => ({ type: 'session.refused', failure: { kind: 'unanswered' } }),
    'session.refused ORDER10002': () => ({ type: 'session.refused', failure: refusedWith('ORDER10002') }),
  },
  scenarios: {
    'open.hidden': { steps: [] },
    'open.shown.polling.queueing': { steps: ['page.shown'] },
    'open.shown.polling.asking': { steps: asked },
    'open.shown.polling.resting': { steps: [...asked, 'status.known WAITING'] },
    'open.shown.polling.quiet': { steps: [...asked, 'status.known EXPIRED'] },
    'open.shown.countdown.ample': { steps: ['page.shown'] },
    'open.shown.countdown.warned': { steps: ['page.shown', 'after untilWarning'] },
    'open.shown.countdown.expired': { steps: ['page.shown', 'after untilWarning', 'after untilExpiry'] },
    checking: { steps: ['payment.check'] },
    renewing: { steps: ['payment.renew'] },
    givingUp: { steps: ['payment.giveUp'] },
    failed: { steps: checked('FAILED') },
    closed: { steps: checked('CLOSED') },
    paid: { steps: checked('PAID') },
    charged: {
      input: { session: { ...paymentSession, purpose: 'recharge' } },
      steps: checked('PAID'),
    },
    late: { steps: checked('PAID_LATE') },
    refunded: { steps: checked('REFUNDED') },
    givenUp: { steps: ['payment.giveUp', 'status.known WAITING'] },
  },
}

const paid = ['method.choose contractFund', 'cashier.pay']
const unanswered = [...paid, 'account.refused unanswered']

const chooseEvents = Object.fromEntries(
  payOptions.options.map((option) => [
    `method.choose ${[option.method, option.channel].filter(Boolean).join('.')}`,
    (): CashierEvent => ({ type: 'method.choose', option }),
  ]),
)

/** The cashier. */
export const cashierGallery: Gallery<typeof cashierMachine> = {
  machine: cashierMachine,
  input: { options: payOptions },
  start,
  events: {
    ...chooseEvents,
    'cashier.pay': () => ({ type: 'cashier.pay', key }),
    'session.opened': () => ({ type: 'session.opened', session: paymentSession }),
    'session.refused PAY10008': () => ({ type: 'session.refused', failure: refusedWith('PAY10008') }),
    'account.refused unanswered': () => ({ type: 'account.refused', failure: { kind: 'unanswered' } }),
    'account.refused PAY10002': () => ({ type: 'account.refused', failure: refusedWith('PAY10002') }),
    'status.known PAID': () => ({ type: 'status.known', status: 'PAID' }),
    'status.known WAITING': () => ({ type: 'status.known', status: 'WAITING' }),
    'status.unknown': () => ({ type: 'status.unknown' }),
  },
  scenarios: {
    choosing: { steps: [] },
    opening: { steps: ['cashier.pay'] },
    paying: { steps: paid },
    verifying: { steps: unanswered },
    unverified: { steps: [...unanswered, 'status.unknown'] },
    scanning: { steps: ['cashier.pay', 'session.opened'] },
    remitting: { steps: ['method.choose offline', 'cashier.pay'] },
    paid: { steps: [...paid, 'status.known PAID'] },
  },
}
