import * as t from 'io-ts'
import { OneOf } from '../codec/index.ts'
import { QueueCounts } from '../review/index.ts'

/** The queues that operations work through, in the order of their home (width 2.6). */
export const WorkQueue = OneOf('WorkQueue', [
  'merchants',
  'goodsQueue',
  'feedback',
  'openings',
  'remittances',
  'refunds',
  'owed',
  'invoices',
  'disputes',
  'payouts',
])
/** The name of a queue. */
export type WorkQueue = t.TypeOf<typeof WorkQueue>

/** A queue and what waits in it. */
export const QueueState = t.readonly(t.type({ queue: WorkQueue, counts: QueueCounts }), 'QueueState')
export type QueueState = t.TypeOf<typeof QueueState>
