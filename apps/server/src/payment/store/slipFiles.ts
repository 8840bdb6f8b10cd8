import { HOUR_MS } from '@compute-mall/core/time'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** A picture that no order took for so long was never handed in: no request lasts a minute. */
const UNTAKEN_MS = HOUR_MS

/** Notes a picture before it is written. */
export const noteSlipFile = (db: Db, name: string, now: Date) =>
  write(db).insertInto('slip_files').values({ name, put_at: now, doomed_at: null }).execute()

/**
 * Holds a picture for the order that takes it. It is written, not only locked: what gives up pictures then looks at its
 * row again. @throws Error when it was given up meanwhile
 */
export const holdSlipFile = async (trx: Db, name: string, now: Date): Promise<void> => {
  await write(trx)
    .updateTable('slip_files')
    .set({ put_at: now })
    .where('name', '=', name)
    .where('doomed_at', 'is', null)
    .returning('name')
    .executeTakeFirstOrThrow()
}

/** Gives up pictures that no slip shows any more. */
export const doomSlipFiles = async (trx: Db, names: readonly string[], now: Date): Promise<void> => {
  if (names.length === 0) return
  await write(trx)
    .updateTable('slip_files')
    .set({ doomed_at: now })
    .where('name', 'in', names)
    .where('doomed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remittance_slips')
            .select('order_id')
            .whereRef('remittance_slips.blob', '=', 'slip_files.name'),
        ),
      ),
    )
    .execute()
}

/** Gives up the pictures of orders that closed unpaid, and those that no order took. */
export const doomNeedless = async (db: Db, now: Date): Promise<void> => {
  await write(db)
    .updateTable('slip_files')
    .set({ doomed_at: now })
    .where('doomed_at', 'is', null)
    .where(({ and, or, eb, exists, not, selectFrom }) => {
      const shown = selectFrom('remittance_slips as slip')
        .innerJoin('orders', 'orders.id', 'slip.order_id')
        .select('slip.order_id')
        .whereRef('slip.blob', '=', 'slip_files.name')
      return and([
        not(exists(shown.where('orders.status', '<>', 'cancelled'))),
        or([eb('put_at', '<', new Date(now.getTime() - UNTAKEN_MS)), exists(shown)]),
      ])
    })
    .execute()
}

export const doomedFiles = (db: Db, limit: number): Promise<readonly { id: string }[]> =>
  db
    .selectFrom('slip_files')
    .select('name as id')
    .where('doomed_at', 'is not', null)
    .orderBy('doomed_at')
    .limit(limit)
    .execute()

export const forgetSlipFile = async (db: Db, name: string): Promise<void> => {
  await write(db).deleteFrom('slip_files').where('name', '=', name).execute()
}
