import type { Order, OrderEvent, OrderLine, Usage } from '@compute-mall/core/order'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { LineRow, OrderEventTable } from '../order.tables.ts'
import { refundOf } from './refunds.ts'
import type { OrderRow } from './steps.ts'

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** Secrets, and commands that are nothing without them, stand on the page of the resource alone. */
const openlyShown = (access: LineRow['access']): OrderLine['provision']['access'] =>
  access.filter(({ kind = 'plain' }) => kind === 'plain').map(({ name, value }) => ({ name, value }))

/** What was measured of a line; null where nothing was. */
export const usageOf = ({ used, used_at }: Pick<LineRow, 'used' | 'used_at'>): Usage | null =>
  used === null || used_at === null ? null : { used: Number(used), at: used_at.toISOString() }

const lineOf = (row: LineRow): OrderLine => ({
  ...row.document,
  lineId: row.id,
  provision: {
    status: row.provision_status,
    openTime: iso(row.opened_at),
    endTime: iso(row.ends_at),
    usage: usageOf(row),
    access: openlyShown(row.access),
  },
})

export const eventOf = (row: Selectable<OrderEventTable>): OrderEvent => ({
  event: row.event,
  from: row.from_status,
  to: row.to_status,
  at: row.at.toISOString(),
})

const orderOf = (
  row: OrderRow,
  { lines, events, refunds }: Pick<Order, 'lines' | 'events' | 'refunds'>,
): Order => ({
  orderId: row.id,
  orderNo: row.order_no,
  userId: row.user_id,
  shopId: row.shop_id,
  type: row.type,
  status: row.status,
  payMethod: row.pay_method,
  lines,
  sourceTotal: row.source_total,
  total: row.total,
  createTime: row.created_at.toISOString(),
  expireTime: row.expires_at.toISOString(),
  payTime: iso(row.paid_at),
  closeTime: iso(row.closed_at),
  paidLate: row.paid_late,
  refunds,
  events,
})

/** Orders with their lines and their history, in the order of the rows. */
export const withParts = async (db: Db, rows: readonly OrderRow[]): Promise<readonly Order[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('seq')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) =>
    orderOf(row, {
      lines: lines.filter(({ order_id }) => order_id === row.id).map(lineOf),
      events: events.filter(({ order_id }) => order_id === row.id).map(eventOf),
      refunds: refunds.filter(({ order_id }) => order_id === row.id).map(refundOf),
    }),
  )
}

/** An order of this user; another's is one that is not there (test S1). */
export const findOrder = async (db: Db, userId: string, orderId: string): Promise<Order | undefined> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .execute()
  const [order] = await withParts(db, rows)
  return order
}
