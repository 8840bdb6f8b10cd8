import { type ChatBackground, MAX_BACKGROUND_GOODS, MAX_BACKGROUND_ORDERS } from '@compute-mall/core/chat'
import { lineRefund } from '@compute-mall/core/order'
import { refundOf, refundsOf } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Conversation } from './queries.ts'

/** What the customer ordered from the shop of a conversation, the latest first. */
const ordersOf = async (
  db: Db,
  { customer_id, shop_id }: Pick<Conversation, 'customer_id' | 'shop_id'>,
): Promise<ChatBackground['orders']> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select(['line.id', 'line.document', 'line.provision_status', 'order_no', 'status', 'created_at'])
    .select(refundsOf('orders.id').as('refunds'))
    .where('orders.user_id', '=', customer_id)
    .where('line.shop_id', '=', shop_id)
    .orderBy('created_at', 'desc')
    .orderBy('line.id')
    .limit(MAX_BACKGROUND_ORDERS)
    .execute()
  return rows.map(({ id, document: { goodsId, skuId, name }, ...row }) => ({
    lineId: id,
    orderNo: row.order_no,
    goodsId,
    skuId,
    name,
    status: row.status,
    refund: lineRefund(row.refunds.map(refundOf), id),
    provision: row.provision_status,
    createTime: row.created_at.toISOString(),
  }))
}

/** The goods of the shop that were asked about, the latest first. */
const goodsOf = async (
  db: Db,
  { id, shop_id }: Pick<Conversation, 'id' | 'shop_id'>,
): Promise<ChatBackground['goods']> => {
  const rows = await db
    .selectFrom('chat_messages as message')
    .innerJoin('skus', 'skus.id', 'message.sku_id')
    .innerJoin('goods', 'goods.id', 'skus.goods_id')
    .select(({ fn }) => ['skus.id', 'skus.goods_id', 'goods.card', fn.max('message.sequence').as('asked')])
    .where('message.conversation_id', '=', id)
    .where('goods.shop_id', '=', shop_id)
    .groupBy(['skus.id', 'goods.id'])
    .orderBy('asked', 'desc')
    .limit(MAX_BACKGROUND_GOODS)
    .execute()
  return rows.map(({ id: skuId, goods_id, card }) => ({ skuId, goodsId: goods_id, name: card.name }))
}

/** What a conversation is about; a visitor has no orders. */
export const backgroundOf = async (db: Db, conversation: Conversation): Promise<ChatBackground> => ({
  orders: await ordersOf(db, conversation),
  goods: await goodsOf(db, conversation),
})

/** Who bought a line of a shop; undefined for a line of another's. */
export const buyerOf = async (db: Db, shopId: string, lineId: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select('orders.user_id')
    .where('line.id', '=', lineId)
    .where('line.shop_id', '=', shopId)
    .executeTakeFirst()
  return found?.user_id
}
