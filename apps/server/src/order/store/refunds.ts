import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { RefundTable } from '../order.tables.ts'

export type RefundRow = Selectable<RefundTable>

/** Money that is to go back now, oldest first. */
export const refundsDue = (db: Kysely<Database>, now: Date, limit: number): Promise<readonly RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/** It could not be given back now; one that was meanwhile stays so. */
export const postponeRefund = async (
  db: Kysely<Database>,
  { id, tries }: RefundRow,
  dueAt: Date,
): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ tries: tries + 1, due_at: dueAt })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}
