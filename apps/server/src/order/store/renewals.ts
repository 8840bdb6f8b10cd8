import { nextProvisionStatus, renewedTerm } from '@compute-mall/core/order'
import type { Db } from '../../database.ts'
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

/** The renewal is paid: its line moves the end of what it renews, or fails where that is gone meanwhile (D24). */
export const extendTarget = async (
  trx: Db,
  line: LineRow & { readonly renews: string },
  at: Date,
): Promise<void> => {
  const target = await lockTarget(trx, line.renews)
  const status = nextProvisionStatus(target.provision_status, 'provision.renewed')
  const change = write(trx).updateTable('order_lines').where('id', '=', line.id)
  if (status !== 'open' || target.ends_at === null) {
    // Operations see it, and give the money back.
    await change.set({ provision_status: 'failed' }).execute()
    return
  }
  const { duration: amount, durationUnit: unit } = line.document
  const { start, end } = renewedTerm(target.ends_at.toISOString(), at.toISOString(), { amount, unit })
  await write(trx)
    .updateTable('order_lines')
    .set({ provision_status: status, ends_at: new Date(end), provision_at: new Date(end), ending_told: null })
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
export const shortenTarget = async (
  trx: Db,
  { id, renews, opened_at, ends_at }: LineRow & { readonly renews: string },
): Promise<void> => {
  const target = await lockTarget(trx, renews)
  if (
    target.provision_status === 'open' &&
    target.ends_at !== null &&
    opened_at !== null &&
    ends_at !== null
  ) {
    const end = new Date(target.ends_at.getTime() - (ends_at.getTime() - opened_at.getTime()))
    await write(trx)
      .updateTable('order_lines')
      .set({ ends_at: end, provision_at: end, ending_told: null })
      .where('id', '=', target.id)
      .execute()
  }
  await write(trx)
    .updateTable('order_lines')
    .set({ provision_status: 'released' })
    .where('id', '=', id)
    .execute()
}
