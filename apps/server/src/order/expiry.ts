import { E } from '@compute-mall/core/fp'
import { transact } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { lockOrder, transitionOrder } from './store/steps.ts'

/** Orders closed in one round, oldest first. */
const BATCH_SIZE = 200

/** Cancels the orders whose time to be paid is over, and gives their stock back (decision D23). */
export const expireOrders = async ({ db, clock, log }: Platform): Promise<void> => {
  const now = new Date(clock())
  const due = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH_SIZE)
    .execute()
  await eachDue(due, log, async ({ id }) => {
    await transact(db, async (trx) => {
      const order = await lockOrder(trx, id)
      if (order !== undefined) await transitionOrder(trx, order, { event: 'order.expired', at: now })
      return E.right(undefined)
    })
  })
}
