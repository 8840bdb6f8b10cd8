import { purchaseMachine, type Quote } from '@compute-mall/core/purchase'
import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
import type { Gallery } from './gallery.ts'

const { intent, quote } = purchaseFixtures
const made = (changes: Partial<Quote> = {}) => ({
  type: 'quote.made' as const,
  quote: { ...quote, ...changes },
})
const placed = () => ({
  type: 'order.placed' as const,
  order: { orderId: 'order_1', status: 'unpaid' },
})
const refused = (code: string, details = {}) => ({
  type: 'order.refused' as const,
  failure: { kind: 'refused' as const, code, msg: '', details },
})

const agreed = ['quote.made', 'agreement.give']
const submitted = [...agreed, 'purchase.submit']
const unanswered = [...submitted, 'order.refused unanswered']

/** The gate before an order, and its confirmation. */
export const purchaseGallery: Gallery<typeof purchaseMachine> = {
  machine: purchaseMachine,
  input: { intent },
  start: Date.parse('2026-11-21T12:00:00.000Z'),
  events: {
    'agreement.give': () => ({ type: 'agreement.give' }),
    'agreement.withdraw': () => ({ type: 'agreement.withdraw' }),
    'purchase.submit': () => ({ type: 'purchase.submit', key: 'key-of-16-letters' }),
    'purchase.recheck': () => ({ type: 'purchase.recheck' }),
    'intent.change': () => ({ type: 'intent.change', intent: { ...intent, cartIds: ['cart_2'] } }),
    'quote.made': () => made(),
    'quote.made PURCHASE10002': () => made({ refusals: [{ code: 'PURCHASE10002', details: {} }] }),
    'quote.made unpaidOrder': () => made({ unpaidOrderId: 'order_1' }),
    'quote.refused unanswered': () => ({ type: 'quote.refused', failure: { kind: 'unanswered' } }),
    'quote.refused PURCHASE10001': () => ({ ...refused('PURCHASE10001'), type: 'quote.refused' }),
    'order.placed': placed,
    'order.refused unanswered': () => ({ type: 'order.refused', failure: { kind: 'unanswered' } }),
    'order.refused PURCHASE10003': () => refused('PURCHASE10003'),
    'order.refused PURCHASE10008': () => refused('PURCHASE10008'),
    'order.refused PURCHASE10009': () => refused('PURCHASE10009', { orderId: 'order_1' }),
    'order.absent': () => ({ type: 'order.absent' }),
    'order.unknown': () => ({ type: 'order.unknown' }),
  },
  scenarios: {
    checking: { steps: [] },
    unquoted: { steps: ['quote.refused unanswered'] },
    blocked: { steps: ['quote.made PURCHASE10002'] },
    unpaidOrderExists: { steps: ['quote.made unpaidOrder'] },
    ready: { steps: ['quote.made'] },
    agreed: { steps: agreed },
    submitting: { steps: submitted },
    confirming: { steps: unanswered },
    unconfirmed: { steps: [...unanswered, 'order.unknown'] },
    priceChanged: { steps: [...submitted, 'order.refused PURCHASE10008'] },
    placed: { steps: [...submitted, 'order.placed'] },
  },
}
