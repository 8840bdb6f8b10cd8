import { orderFixtures } from '../order/testing/index.ts'
import type { AccessValue, Resource, ResourceDetail } from './provision.codec.ts'

const { provision: _provision, ...line } = orderFixtures.orderLine

/** A cloud server by the month that ends in five days of 21 November 2026. */
export const openResource: Resource = {
  ...line,
  billingType: 'MONTH',
  kind: 'cloudServer',
  orderId: 'order_1',
  orderNo: '202611211200000001',
  orderType: 'formal',
  ownerName: 'leader',
  isOwn: true,
  status: 'open',
  openTime: '2026-10-26T12:00:00.000Z',
  endTime: '2026-11-26T12:00:00.000Z',
  usage: null,
  refund: null,
}

const access: readonly AccessValue[] = [
  { key: 'address', name: { zh: '公网地址', en: 'Public address' }, kind: 'plain', value: '203.0.113.7' },
  { key: 'account', name: { zh: '账号', en: 'Account' }, kind: 'plain', value: 'root' },
  { key: 'password', name: { zh: '初始密码', en: 'Initial password' }, kind: 'secret', value: null },
  {
    key: 'ssh',
    name: { zh: '登录', en: 'Sign in' },
    kind: 'command',
    value: "sshpass -p '{{password}}' ssh root@203.0.113.7",
  },
]

/** The same, with how to use it. */
export const openDetail: ResourceDetail = {
  ...openResource,
  access,
  terms: [
    {
      lineId: openResource.lineId,
      orderId: openResource.orderId,
      orderNo: openResource.orderNo,
      startTime: '2026-10-26T12:00:00.000Z',
      endTime: '2026-11-26T12:00:00.000Z',
    },
  ],
  anchorTime: openResource.openTime,
  keptUntil: null,
  retryTime: null,
}

/** Its term is over; its data are kept for a week. */
export const expiredDetail: ResourceDetail = {
  ...openDetail,
  status: 'expired',
  keptUntil: '2026-12-03T12:00:00.000Z',
}

/** It could not be opened, and is tried again. */
export const failedDetail: ResourceDetail = {
  ...openDetail,
  status: 'failed',
  openTime: null,
  endTime: null,
  access: [],
  terms: [],
  anchorTime: null,
  retryTime: '2026-11-21T12:05:00.000Z',
}

/** Card hours that were bought by amount, of which most are used. */
export const meteredDetail: ResourceDetail = {
  ...openDetail,
  billingType: 'ONCE',
  kind: 'heterogeneous',
  unit: 'cardHour',
  amount: 1_000,
  endTime: null,
  usage: { used: 862.5, at: '2026-11-21T12:55:00.000Z' },
  terms: openDetail.terms.map((term) => ({ ...term, endTime: null })),
}

/** Nothing is left of them; their data are kept for a week. */
export const usedUpDetail: ResourceDetail = {
  ...meteredDetail,
  status: 'expired',
  endTime: '2026-11-21T12:55:00.000Z',
  usage: { used: 1_000, at: '2026-11-21T12:55:00.000Z' },
  access: [],
  terms: meteredDetail.terms.map((term) => ({ ...term, endTime: '2026-11-21T12:55:00.000Z' })),
  keptUntil: '2026-11-28T12:55:00.000Z',
}
