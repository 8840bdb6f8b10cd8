import type { Refund, RefundWay } from '@compute-mall/core/order'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { RefundTable } from '../order.tables.ts'
import { write } from './write.ts'

export type RefundRow = Selectable<RefundTable>

/** The provider of money that came by remittance. */
export const BANK = 'bank'
/** What the provider of money begins with that was paid from an account of the buyer's own. */
export const ACCOUNT = 'account:'

/** Who sends the money back that this provider took. */
export const refundWay = (provider: string): RefundWay => {
  if (provider === BANK) return 'bank'
  return provider.startsWith(ACCOUNT) ? 'account' : 'provider'
}

/** A refund as JSON has it: with texts for times. */
type JsonOf<Row> = { readonly [K in keyof Row]: Row[K] extends Date | null ? string | Row[K] : Row[K] }
/** What is read of a refund to tell its progress. */
export type StoredRefund = JsonOf<
  Pick<
    RefundRow,
    | 'id'
    | 'line_id'
    | 'reason'
    | 'provider'
    | 'amount'
    | 'created_at'
    | 'started_at'
    | 'done_at'
    | 'transfer_day'
  >
>

const iso = (time: Date | string): string => new Date(time).toISOString()

/** A refund as everybody reads it (R4.16). */
export const refundOf = (row: StoredRefund): Refund => ({
  refundId: row.id,
  lineId: row.line_id,
  reason: row.reason,
  way: refundWay(row.provider),
  amount: row.amount,
  approveTime: iso(row.created_at),
  startTime: row.started_at === null ? null : iso(row.started_at),
  returnTime: row.done_at === null ? null : iso(row.done_at),
  transferDay: row.transfer_day,
})

/** The refunds that meet a condition on `refund`, the earliest first, as a column of a row. */
export const refundsWhere = (condition: RawBuilder<unknown>) => sql<readonly StoredRefund[]>`(
  select coalesce(json_agg(json_build_object(
    'id', refund.id, 'line_id', refund.line_id, 'reason', refund.reason, 'provider', refund.provider,
    'amount', refund.amount::text, 'created_at', refund.created_at, 'started_at', refund.started_at,
    'done_at', refund.done_at, 'transfer_day', refund.transfer_day) order by refund.created_at, refund.id), '[]')
  from refunds as refund where ${condition})`

/** The refunds of the order whose id stands in a column. */
export const refundsOf = (orderId: string) => refundsWhere(sql`refund.order_id = ${sql.ref(orderId)}`)

/** Money that is to go back now, oldest first. */
export const refundsDue = (db: Db, now: Date, limit: number): Promise<readonly RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/** The provider is being asked for it: the money is on its way from the first time on. */
export const startRefund = async (db: Db, { id }: RefundRow, now: Date): Promise<void> => {
  await write(db)
    .updateTable('refunds')
    .set({ started_at: now })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()
}

/** It could not be given back now, or the provider is at it; one that was meanwhile stays so. */
export const postponeRefund = async (db: Db, { id, tries }: RefundRow, dueAt: Date): Promise<void> => {
  await write(db)
    .updateTable('refunds')
    .set({ tries: tries + 1, due_at: dueAt })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}
