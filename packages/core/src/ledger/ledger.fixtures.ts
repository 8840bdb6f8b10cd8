import type { Cost, LedgerEntry } from './ledger.codec.ts'

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
