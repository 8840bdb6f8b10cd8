import type { ForceOffConsequences } from '@compute-mall/core/goods'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** What forcing goods off would bring about (W15): orders that nobody could pay, and what runs on. */
export const consequencesOf = async (db: Db, goodsId: string): Promise<ForceOffConsequences> => {
  const { rows } = await sql<ForceOffConsequences>`
    select
      (select count(distinct orders.id) from orders join order_lines on order_lines.order_id = orders.id
         join skus on skus.id = order_lines.sku_id
       where skus.goods_id = ${goodsId} and orders.status = 'unpaid') as "unpaidOrders",
      (select count(*) from orders join order_lines on order_lines.order_id = orders.id
         join skus on skus.id = order_lines.sku_id
       where skus.goods_id = ${goodsId} and order_lines.provision_status = 'open') as "openResources",
      (select count(*) from cart_lines where goods_id = ${goodsId}) as "cartLines"`.execute(db)
  return rows[0] ?? { unpaidOrders: 0, openResources: 0, cartLines: 0 }
}
