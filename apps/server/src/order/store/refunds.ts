import type { Selectable } from 'kysely'
import type { Db } from '../../database.ts'
import type { RefundTable } from '../order.tables.ts'
import { write } from './write.ts'

export type RefundRow = Selectable<RefundTable>

/** Money that is to go back now, oldest first. */
export const refundsDue = (db: Db, now: Date, limit: number): Promise<readonly RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/** It could not be given back now; one that was meanwhile stays so. */
export const postponeRefund = async (db: Db, { id, tries }: RefundRow, dueAt: Date): Promise<void> => {
  await write(db)
    .updateTable('refunds')
    .set({ tries: tries + 1, due_at: dueAt })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()
}
