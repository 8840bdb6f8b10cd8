import type { Bill, Budget, Cost, LedgerEntry, MemberCost } from './ledger.codec.ts'

/** A payment, and what came back of another. */
export const entries: readonly LedgerEntry[] = [
  {
    entryId: 'entry_2',
    orderId: 'order_2',
    orderNo: '202611201200000002',
    orderType: 'formal',
    kind: 'refund',
    payMethod: 'online',
    amount: '-199.00',
    at: '2026-11-20T12:30:00.000Z',
    refund: null,
  },
  {
    entryId: 'entry_1',
    orderId: 'order_1',
    orderNo: '202611211200000001',
    orderType: 'formal',
    kind: 'payment',
    payMethod: 'contractFund',
    amount: '25600.00',
    at: '2026-11-19T12:02:00.000Z',
    refund: null,
  },
]

const kunshan = { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' }

/** The costs of two months. */
export const costs: readonly Cost[] = [
  {
    month: '2026-11',
    kind: 'heterogeneous',
    clusterId: 'c-kunshan',
    centerName: kunshan,
    amount: '25600.00',
  },
  { month: '2026-11', kind: 'software', clusterId: null, centerName: null, amount: '5999.00' },
  { month: '2026-10', kind: 'storage', clusterId: 'c-kunshan', centerName: kunshan, amount: '360.00' },
]

/** What a leader and a member spent. */
export const memberCosts: readonly MemberCost[] = [
  { month: '2026-11', userId: 'u-leader', userName: 'leader', paidBy: 'leader', amount: '25600.00' },
  { month: '2026-11', userId: 'u-member', userName: 'member', paidBy: 'leader', amount: '5999.00' },
  { month: '2026-11', userId: 'u-member', userName: 'member', paidBy: 'member', amount: '199.00' },
]

/** More than four fifths are spent. */
export const budget: Budget = { amount: '38000.00', month: '2026-11', spent: '31599.00' }

/** The bill of a month that is over. */
export const bill: Bill = {
  month: '2026-11',
  userName: 'leader',
  isFinal: true,
  entries,
  more: 0,
  costs: costs.filter(({ month }) => month === '2026-11'),
  paid: '31798.00',
  refunded: '199.00',
  total: '31599.00',
  recharged: '1000.00',
}
