import {
  OrderStatus,
  type RefundProgress,
  type ShopOrderDetail,
  type ShopOrderLine,
} from '@compute-mall/core/order'
import { orderFixtures } from '@compute-mall/core/order/testing'

const { orderLine, paidOrder, unpaidOrder } = orderFixtures
const { goodsId, skuId, name, kind, figures, specification, centerName } = orderLine
const { amount, duration, durationUnit, billingType, unit, unitPrice, subtotal } = orderLine

/** A thousand card hours that were paid and are open. */
const openLine: ShopOrderLine = {
  lineId: 'line_1',
  orderNo: '202611211200000001',
  buyer: 'l****r',
  type: 'formal',
  status: 'paid',
  provision: 'open',
  createTime: '2026-11-21T12:00:00.000Z',
  payTime: '2026-11-21T12:02:00.000Z',
  refund: null,
  openTime: '2026-11-21T12:03:00.000Z',
  endTime: null,
  goodsId,
  skuId,
  name,
  kind,
  figures,
  specification,
  centerName,
  amount,
  duration,
  durationUnit,
  billingType,
  unit,
  unitPrice,
  subtotal,
}

/** Two software licences for three months. */
export const timedLine: ShopOrderLine = {
  ...openLine,
  lineId: 'line_2',
  orderNo: '202611211200000002',
  kind: 'software',
  name: { zh: '云帆流体求解器', en: 'Yunfan Flow Solver' },
  specification: [{ zh: '标准版', en: 'Standard' }],
  centerName: null,
  amount: 2,
  duration: 3,
  billingType: 'MONTH',
  unit: 'month',
  unitPrice: '1200.00',
  subtotal: '7200.00',
  endTime: '2027-02-21T12:03:00.000Z',
}

const refundedByTransfer: RefundProgress = {
  way: 'bank',
  approveTime: '2026-11-22T12:00:30.000Z',
  startTime: '2026-11-22T12:00:30.000Z',
  returnTime: '2026-11-23T03:00:00.000Z',
}

/** A line in each state of its order, and two paid ones whose opening is not done. */
export const shopLines: readonly ShopOrderLine[] = [
  ...OrderStatus.values.map((status, at): ShopOrderLine => {
    const isPaid = status === 'paid' || status === 'refunded'
    return {
      ...(at % 2 === 0 ? openLine : timedLine),
      lineId: `line_${status}`,
      orderNo: `2026112112000000${10 + at}`,
      status,
      provision: status === 'paid' ? 'open' : 'pending',
      payTime: isPaid ? openLine.payTime : null,
      refund: status === 'refunded' ? refundedByTransfer : null,
      openTime: status === 'paid' ? openLine.openTime : null,
    }
  }),
  {
    ...openLine,
    lineId: 'line_opening',
    orderNo: '202611211200000020',
    provision: 'opening',
    openTime: null,
  },
  { ...timedLine, lineId: 'line_failed', orderNo: '202611211200000021', provision: 'failed', openTime: null },
  { ...timedLine, lineId: 'line_trial', orderNo: '202611211200000022', type: 'trial', subtotal: '0.00' },
]

export const openDetail: ShopOrderDetail = { ...openLine, events: paidOrder.events }
export const timedDetail: ShopOrderDetail = { ...timedLine, events: paidOrder.events }

/** It waits to be paid. */
export const unpaidDetail: ShopOrderDetail = {
  ...openLine,
  status: 'unpaid',
  provision: 'pending',
  payTime: null,
  openTime: null,
  events: unpaidOrder.events,
}

/** Its money went back. */
export const refundedDetail: ShopOrderDetail = {
  ...timedLine,
  status: 'refunded',
  provision: 'failed',
  openTime: null,
  endTime: null,
  refund: refundedByTransfer,
  events: [
    ...paidOrder.events,
    { event: 'order.refunded', from: 'paid', to: 'refunded', at: '2026-11-22T12:00:30.000Z' },
  ],
}
