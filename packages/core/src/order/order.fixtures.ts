import { purchaseFixtures } from '../purchase/testing/index.ts'
import type { Order, OrderLine } from './order.codec.ts'
import { refundByBank, returnedRefund } from './refund.fixtures.ts'

const { cartId: _cartId, pricingId: _pricingId, refusals: _refusals, ...bought } = purchaseFixtures.quoteLine

export const orderLine: OrderLine = {
  ...bought,
  lineId: 'line_1',
  provision: { status: 'pending', openTime: null, endTime: null, usage: null, access: [] },
}

/** An order of 25,600.00 yuan that waits to be paid until the next noon (UTC). */
export const unpaidOrder: Order = {
  orderId: 'order_1',
  orderNo: '202611211200000001',
  userId: 'user_1',
  shopId: '1001',
  type: 'formal',
  status: 'unpaid',
  payMethod: null,
  lines: [orderLine],
  sourceTotal: '32000.00',
  total: '25600.00',
  createTime: '2026-11-21T12:00:00.000Z',
  expireTime: '2026-11-22T12:00:00.000Z',
  payTime: null,
  closeTime: null,
  paidLate: false,
  refunds: [],
  events: [{ event: 'order.placed', from: null, to: 'unpaid', at: '2026-11-21T12:00:00.000Z' }],
}

export const chargingOrder: Order = {
  ...unpaidOrder,
  status: 'charging',
  payMethod: 'online',
  events: [
    ...unpaidOrder.events,
    { event: 'payment.opened', from: 'unpaid', to: 'charging', at: '2026-11-21T12:01:00.000Z' },
  ],
}

export const paidOrder: Order = {
  ...chargingOrder,
  status: 'paid',
  payTime: '2026-11-21T12:02:00.000Z',
  lines: [{ ...orderLine, provision: { ...orderLine.provision, status: 'opening' } }],
  events: [
    ...chargingOrder.events,
    { event: 'payment.received', from: 'charging', to: 'paid', at: '2026-11-21T12:02:00.000Z' },
  ],
}

/** Paid, and its card hours can be used. */
export const openOrder: Order = {
  ...paidOrder,
  lines: [
    {
      ...orderLine,
      provision: {
        status: 'open',
        openTime: '2026-11-21T12:03:00.000Z',
        endTime: null,
        usage: { used: 12.5, at: '2026-11-21T12:55:00.000Z' },
        access: [{ name: { zh: '队列', en: 'Queue' }, value: 'gpu_a800' }],
      },
    },
  ],
}

export const cancelledOrder: Order = {
  ...unpaidOrder,
  status: 'cancelled',
  closeTime: '2026-11-22T12:00:00.000Z',
  events: [
    ...unpaidOrder.events,
    { event: 'order.expired', from: 'unpaid', to: 'cancelled', at: '2026-11-22T12:00:00.000Z' },
  ],
}

/** Paid after it was closed, and refunded (decision D5). */
export const lateOrder: Order = {
  ...cancelledOrder,
  status: 'refunded',
  payMethod: 'online',
  paidLate: true,
  refunds: [returnedRefund],
  events: [
    ...cancelledOrder.events,
    { event: 'payment.received', from: 'cancelled', to: 'refunded', at: '2026-11-22T12:00:30.000Z' },
  ],
}

/** A trial of seven days that is being opened. */
export const openingTrial: Order = {
  ...paidOrder,
  type: 'trial',
  payMethod: null,
  sourceTotal: '0.00',
  total: '0.00',
}

/** The same, which runs until the 28th. */
export const runningTrial: Order = {
  ...openingTrial,
  lines: openOrder.lines.map((line) => ({
    ...line,
    provision: { ...line.provision, endTime: '2026-11-28T12:03:00.000Z', usage: null },
  })),
}

/** An order that was paid by remittance and whose refund is approved, but not transferred yet. */
export const refundingOrder: Order = {
  ...paidOrder,
  status: 'refunded',
  payMethod: 'offline',
  refunds: [refundByBank],
  events: [
    ...paidOrder.events,
    { event: 'order.refunded', from: 'paid', to: 'refunded', at: '2026-11-23T02:00:00.000Z' },
  ],
}
