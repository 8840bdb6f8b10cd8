import { nextProvisionStatus, type RunningTerm, renewedTerm, shortenedEnd } from '@compute-mall/core/order'
import type { Duration } from '@compute-mall/core/time'
import type { Db } from '../../platform/database/index.ts'
import type { LineRow } from '../order.tables.ts'
import { write } from './write.ts'

/** The line that another renews, with its order locked as whoever moves it locks it. */
const lockTarget = async (trx: Db, lineId: string): Promise<LineRow> => {
  const read = () =>
    trx.selectFrom('order_lines').selectAll().where('id', '=', lineId).executeTakeFirstOrThrow()
  const { order_id } = await read()
  await trx.selectFrom('orders').select('id').where('id', '=', order_id).forUpdate().executeTakeFirstOrThrow()
  return read()
}

/** The term that a line is in; null for one that was never opened, or does not end. */
const termOf = ({ opened_at, restarted_at, ends_at }: LineRow): RunningTerm | null =>
  opened_at === null || ends_at === null
    ? null
    : { end: ends_at.toISOString(), anchor: (restarted_at ?? opened_at).toISOString() }

const durationOf = ({ document: { duration, durationUnit } }: LineRow): Duration => ({
  amount: duration,
  unit: durationUnit,
})

/** The renewal is paid: its line moves the end of what it renews, or fails where that is gone meanwhile (D24). */
export const extendTarget = async (
  trx: Db,
  line: LineRow & { readonly renews: string },
  at: Date,
): Promise<void> => {
  const target = await lockTarget(trx, line.renews)
  const status = nextProvisionStatus(target.provision_status, 'provision.renewed')
  const change = write(trx).updateTable('order_lines').where('id', '=', line.id)
  const term = termOf(target)
  if (status !== 'open' || term === null) {
    // Operations see it, and give the money back.
    await change.set({ provision_status: 'failed' }).execute()
    return
  }
  const { start, end, anchor } = renewedTerm(term, at.toISOString(), durationOf(line))
  await write(trx)
    .updateTable('order_lines')
    .set({
      provision_status: status,
      ends_at: new Date(end),
      provision_at: new Date(end),
      ending_told: null,
      ...(anchor !== term.anchor && { restarted_at: new Date(anchor) }),
    })
    .where('id', '=', target.id)
    .execute()
  await change
    .set({
      provision_status: 'open',
      opened_at: new Date(start),
      ends_at: new Date(end),
      access: JSON.stringify(target.access.filter(({ kind = 'plain' }) => kind === 'plain')),
    })
    .execute()
}

/** The renewal is refunded: what it added is taken off the end again. */
export const shortenTarget = async (trx: Db, line: LineRow & { readonly renews: string }): Promise<void> => {
  const target = await lockTarget(trx, line.renews)
  const term = termOf(target)
  if (target.provision_status === 'open' && term !== null && line.opened_at !== null) {
    const end = new Date(shortenedEnd(term, durationOf(line)))
    await write(trx)
      .updateTable('order_lines')
      .set({ ends_at: end, provision_at: end, ending_told: null })
      .where('id', '=', target.id)
      .execute()
  }
  await write(trx)
    .updateTable('order_lines')
    .set({ provision_status: 'released' })
    .where('id', '=', line.id)
    .execute()
}
