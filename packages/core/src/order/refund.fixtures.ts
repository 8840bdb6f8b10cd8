import type { Refund } from './refund.codec.ts'

/** A refund that the provider was asked for and has made. */
export const returnedRefund: Refund = {
  refundId: 'refund_1',
  lineId: null,
  reason: 'late',
  way: 'provider',
  amount: '25600.00',
  approveTime: '2026-11-22T12:00:30.000Z',
  startTime: '2026-11-22T12:00:35.000Z',
  returnTime: '2026-11-22T12:00:36.000Z',
  transferDay: null,
}

/** A refund that finance approved, and has to send by bank transfer. */
export const refundByBank: Refund = {
  ...returnedRefund,
  reason: 'order',
  way: 'bank',
  approveTime: '2026-11-23T02:00:00.000Z',
  startTime: '2026-11-23T02:00:00.000Z',
  returnTime: null,
}
