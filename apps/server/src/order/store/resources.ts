import { compare, type Money } from '@compute-mall/core/money'
import { nextProvisionStatus, unusedAmount } from '@compute-mall/core/order'
import type { Selectable } from 'kysely'
import { returnStock } from '../../goods/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { publish } from '../../platform/outbox/index.ts'
import { markPaid, noteGivenBack } from '../../purchase/index.ts'
import { type LinesBooked, linesBooked, orderPaid } from '../order.events.ts'
import type { LineRow, OrderTable } from '../order.tables.ts'
import { extendTarget, shortenTarget } from './renewals.ts'
import { write } from './write.ts'

type OrderRow = Selectable<OrderTable>

const linesOf = (trx: Db, orderId: string): Promise<readonly LineRow[]> =>
  trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute()

type Renewing = LineRow & { readonly renews: string }
const isRenewing = (line: LineRow): line is Renewing => line.renews !== null
/** A line that renews holds nothing that could be given back. */
const holdsStock = (line: LineRow): boolean => !isRenewing(line)
/** Whether there is something to take back at once: what is just being opened has to be open or to fail first. */
export const isReleasable = (status: LineRow['provision_status']): boolean =>
  status !== 'released' && nextProvisionStatus(status, 'provision.released') === 'released'

const shareOf = ({ sku_id, cluster_id, amount }: LineRow) => ({
  skuId: sku_id,
  clusterId: cluster_id,
  amount,
})

/** What goes back into stock when a line is given back: of an amount, what is not used up (decision 35). */
const unusedShareOf = (line: LineRow) => ({
  ...shareOf(line),
  amount: unusedAmount({ ...line.document, amount: line.amount }, Number(line.used ?? 0)),
})

/** What the shop is paid for a line; the platform pays for gifts. */
const shopPriceOf = ({ type }: OrderRow, { document }: LineRow): Money =>
  type === 'gift' ? document.sourceSubtotal : document.subtotal

/** Tells of lines that were sold or given back; what cost nothing is no business of accounts. */
const book = async (
  trx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  { kind, at }: { readonly kind: LinesBooked['kind']; readonly at: Date },
): Promise<void> => {
  const dear = lines.filter((line) => compare(shopPriceOf(order, line), 0) > 0)
  if (dear.length === 0) return
  await publish(trx, linesBooked, {
    orderId: order.id,
    orderNo: order.order_no,
    kind,
    at: at.toISOString(),
    lines: dear.map((line) => ({
      lineId: line.id,
      shopId: line.document.shopId,
      name: line.document.name,
      amount: shopPriceOf(order, line),
    })),
  })
}

/** The order is paid: the provisioner takes its lines up, and others hear of it. */
export const openResources = async (trx: Db, order: OrderRow, at: Date): Promise<void> => {
  await write(trx)
    .updateTable('order_lines')
    .set({ provision_at: at })
    .where('order_id', '=', order.id)
    .where('renews', 'is', null)
    .execute()
  const lines = await linesOf(trx, order.id)
  for (const line of lines.filter(isRenewing)) await extendTarget(trx, line, at)
  await markPaid(trx, order.user_id, order.id, order.type === 'trial' ? 'trial' : 'formal')
  await publish(trx, orderPaid, {
    orderId: order.id,
    userId: order.user_id,
    type: order.type,
    skuIds: [...new Set(lines.map(({ sku_id }) => sku_id))],
    paidAt: at.toISOString(),
  })
  await book(trx, order, lines, { kind: order.type === 'gift' ? 'gift' : 'sale', at })
}

/** The order is cancelled: what it held can be bought by others. */
export const giveStockBack = async (trx: Db, order: OrderRow): Promise<void> => {
  const shares = (await linesOf(trx, order.id)).filter(holdsStock).map(shareOf)
  await noteGivenBack(trx, order.user_id, order.id, shares)
  await returnStock(trx, shares)
}

/** The order is refunded: what is open is closed; what is just being opened is closed once it is open. */
export const closeResources = async (trx: Db, order: OrderRow, at: Date): Promise<void> => {
  const all = await linesOf(trx, order.id)
  await book(trx, order, all, { kind: 'refund', at })
  const lines = all.filter(holdsStock)
  for (const line of all.filter(isRenewing)) await shortenTarget(trx, line)
  // What operations gave up before it was ever open was given back then.
  const held = lines.filter(
    ({ provision_status, opened_at }) => provision_status !== 'released' || opened_at !== null,
  )
  await noteGivenBack(trx, order.user_id, order.id, held.map(shareOf))
  await releaseLines(
    trx,
    lines.filter(({ provision_status }) => isReleasable(provision_status)),
  )
}

/** Takes back what lines have opened, and puts it into stock again. */
export const releaseLines = async (trx: Db, lines: readonly LineRow[]): Promise<void> => {
  if (lines.length === 0) return
  await write(trx)
    .updateTable('order_lines')
    .set({ provision_status: 'released', provision_at: null })
    .where(
      'id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  await returnStock(trx, lines.map(unusedShareOf))
}

/** Takes back what one line has opened. Its order must be locked. */
export const releaseLine = async (trx: Db, lineId: string): Promise<void> =>
  releaseLines(trx, await trx.selectFrom('order_lines').selectAll().where('id', '=', lineId).execute())

/** Operations give up what could not be opened: it can be bought by others. The order must be locked. */
export const giveUpLine = async (trx: Db, order: OrderRow, line: LineRow, at: Date): Promise<void> => {
  await book(trx, order, [line], { kind: 'refund', at })
  await noteGivenBack(trx, order.user_id, order.id, [shareOf(line)])
  await releaseLines(trx, [line])
}
