import type { StatementDetail, StatementLine, StatementRow } from './statement.codec.ts'

/** A closed statement of October with one sale, its refund, another sale and an adjustment. */
export const closedStatement: StatementRow = {
  statementId: 'statement_1',
  shopId: '1001',
  shopName: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
  period: 'PERIOD_3',
  from: '2026-10-01',
  until: '2026-10-31',
  status: 'closed',
  lines: 4,
  sales: '6255.00',
  refunds: '-256.00',
  adjustments: '-20.00',
  fees: '299.95',
  total: '5679.05',
  closeTime: '2026-10-31T16:01:00.000Z',
  confirmBy: '2026-11-07T16:01:00.000Z',
  payTime: null,
}

const line = {
  goods: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
  orderLineId: 'line_1',
  orderNo: '202610120000000001',
  reason: null,
  refund: null,
}

/** The lines of `closedStatement`. */
export const statementLines: readonly StatementLine[] = [
  {
    ...line,
    lineId: 'sale_1',
    kind: 'sale',
    amount: '256.00',
    feeRate: '0.05',
    fee: '12.80',
    net: '243.20',
    at: '2026-10-12T02:00:00.000Z',
  },
  {
    ...line,
    lineId: 'refund_1',
    kind: 'refund',
    amount: '-256.00',
    feeRate: '0.05',
    fee: '-12.80',
    net: '-243.20',
    at: '2026-10-13T02:00:00.000Z',
    refund: {
      way: 'bank',
      approveTime: '2026-10-13T02:00:00.000Z',
      startTime: '2026-10-13T02:00:00.000Z',
      returnTime: '2026-10-14T03:00:00.000Z',
    },
  },
  {
    ...line,
    lineId: 'sale_2',
    kind: 'sale',
    orderLineId: 'line_2',
    orderNo: '202610200000000002',
    goods: { zh: '分子模拟软件', en: 'Molecular simulation software' },
    amount: '5999.00',
    feeRate: '0.05',
    fee: '299.95',
    net: '5699.05',
    at: '2026-10-20T02:00:00.000Z',
  },
  {
    lineId: 'adjustment_1',
    kind: 'adjustment',
    orderNo: null,
    orderLineId: null,
    goods: null,
    amount: '-20.00',
    feeRate: '0',
    fee: '0.00',
    net: '-20.00',
    at: '2026-10-25T02:00:00.000Z',
    reason: '活动补贴差额',
    refund: null,
  },
]

const closing = {
  event: 'period.ended',
  status: 'closed',
  at: '2026-10-31T16:01:00.000Z',
  text: null,
  lineId: null,
} as const

/** The same with its history. */
export const statementDetail: StatementDetail = {
  ...closedStatement,
  bankReference: null,
  steps: [closing],
}

/** The same, disputed by the shop. */
export const disputedStatement: StatementDetail = {
  ...statementDetail,
  status: 'disputed',
  confirmBy: null,
  steps: [
    closing,
    {
      event: 'statement.disputed',
      status: 'disputed',
      at: '2026-11-02T02:00:00.000Z',
      text: '退款订单的服务费未退还',
      lineId: 'refund_1',
    },
  ],
}

/** The same, paid. */
export const paidStatement: StatementDetail = {
  ...statementDetail,
  status: 'paid',
  confirmBy: null,
  payTime: '2026-11-05T02:00:00.000Z',
  bankReference: 'ICBC-20261105-0001',
  steps: [
    closing,
    { ...closing, event: 'statement.confirmed', status: 'confirmed', at: '2026-11-03T02:00:00.000Z' },
    { ...closing, event: 'statement.paid', status: 'paid', at: '2026-11-05T02:00:00.000Z' },
  ],
}

/** The one of the month that goes on. */
export const openStatement: StatementDetail = {
  ...statementDetail,
  statementId: 'statement_2',
  from: '2026-11-01',
  until: '2026-11-30',
  status: 'open',
  closeTime: null,
  confirmBy: null,
  steps: [],
}
