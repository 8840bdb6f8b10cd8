import { shopStaffWith } from '../identity/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { OrderPaid } from './order.events.ts'

/** Tells those of each shop that has a line in a paid order, whose duty orders are (2.0, Notices). */
export const tellShops = async (trx: Db, orders: readonly OrderPaid[]): Promise<void> => {
  for (const { orderId, paidAt } of orders) {
    const lines = await trx
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['order_lines.id', 'order_lines.document', 'orders.order_no'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
    const shops = new Map(lines.toReversed().map((line) => [line.document.shopId, line]))
    for (const [shopId, { id, order_no }] of shops)
      await notify(trx, {
        userIds: await shopStaffWith(trx, shopId, 'orders'),
        kind: 'orderPaid',
        eventId: `orderPaid:${orderId}:${shopId}`,
        subjectId: id,
        details: { orderId: order_no },
        now: new Date(paidAt),
      })
  }
}
