import { noticedGoods } from '@compute-mall/core/notice'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { lockOrder, transitionOrder } from './steps.ts'

/** Goods that nobody may pay for any more, as operations forced them off. */
export interface Withdrawn {
  readonly goodsId: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly at: Date
}

/** Cancels the unpaid orders of goods that were forced off, gives their stock back and tells their buyers (W15). */
export const cancelUnpaidOf = async (trx: Db, { goodsId, name, at }: Withdrawn): Promise<void> => {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('skus', 'skus.id', 'order_lines.sku_id')
    .select('orders.id')
    .distinct()
    .where('skus.goods_id', '=', goodsId)
    .where('orders.status', '=', 'unpaid')
    .orderBy('orders.id')
    .execute()
  for (const { id } of rows) {
    const order = await lockOrder(trx, id)
    if (order?.status !== 'unpaid') continue
    await transitionOrder(trx, order, { event: 'order.cancelled', at })
    await notify(trx, {
      userIds: [order.user_id],
      kind: 'orderCancelled',
      eventId: `order:${id}:goodsForcedOff`,
      subjectId: id,
      details: { orderNo: order.order_no, ...noticedGoods(name) },
      now: at,
    })
  }
}
