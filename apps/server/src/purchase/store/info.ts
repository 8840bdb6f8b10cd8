import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { OutputOf, Refusal } from '@compute-mall/core/http'
import type { searchEndpoints } from '@compute-mall/core/search'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

type PurchaseInfo = OutputOf<typeof searchEndpoints.userPurchaseInfo>

/** What a user has of all skus of one goods item (spec section 7, user-purchase-info). Refusal: MALL10001. */
export const purchaseInfoOf = async (
  db: Db,
  userId: string,
  goodsId: string,
): Promise<E.Either<Refusal, PurchaseInfo>> => {
  const { rows } = await sql<PurchaseInfo>`
    select goods.id as "goodsId", coalesce(sum(buyers.bought), 0) as bought,
      min(buyers.unpaid_order_id) as "unpaidOrderId",
      (select order_lines.document->>'unitPrice'
       from orders join order_lines on order_lines.order_id = orders.id
       where orders.user_id = ${userId} and orders.paid_at is not null
         and order_lines.document->>'goodsId' = goods.id
       order by orders.paid_at desc limit 1) as "lastPrice"
    from goods
    left join skus on skus.goods_id = goods.id
    left join sku_buyers as buyers on buyers.sku_id = skus.id and buyers.user_id = ${userId}
    where goods.id = ${goodsId} group by goods.id`.execute(db)
  const [info] = rows
  return info === undefined ? E.left(refusals.goodsNotFound()) : E.right(info)
}
