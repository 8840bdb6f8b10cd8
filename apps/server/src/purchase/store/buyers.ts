import { owningTypes } from '@compute-mall/core/order'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/**
 * Makes parallel purchases of one buyer wait for each other, so that what a buyer may have once, or so much of, is
 * judged by what is there (quality/tests, promise 1). Taken before any other lock of a purchase.
 */
export const lockBuyer = async (trx: Db, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** A sku in an order, and how much of it. */
export interface BoughtSku {
  readonly skuId: string
  readonly amount: number
}

const summed = (skus: readonly BoughtSku[]): readonly BoughtSku[] => {
  const amounts = new Map<string, number>()
  for (const { skuId, amount } of skus) amounts.set(skuId, (amounts.get(skuId) ?? 0) + amount)
  // In one order everywhere, so that two transactions never wait for each other in a circle.
  return [...amounts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([skuId, amount]) => ({ skuId, amount }))
}

/** Notes an order that waits to be paid with each of its skus. */
export const noteUnpaid = async (
  trx: Db,
  userId: string,
  orderId: string,
  skus: readonly BoughtSku[],
): Promise<void> => {
  const rows = summed(skus).map(({ skuId, amount }) => ({
    user_id: userId,
    sku_id: skuId,
    bought: amount,
    unpaid_order_id: orderId,
  }))
  await write(trx)
    .insertInto('sku_buyers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_id']).doUpdateSet((eb) => ({
        bought: eb('sku_buyers.bought', '+', eb.ref('excluded.bought')),
        unpaid_order_id: eb.ref('excluded.unpaid_order_id'),
      })),
    )
    .execute()
}

/** The order is paid: its skus are the buyer's. */
export const markPaid = async (
  trx: Db,
  userId: string,
  orderId: string,
  type: 'formal' | 'trial',
): Promise<void> => {
  await write(trx)
    .updateTable('sku_buyers')
    .set({ unpaid_order_id: null, ...(type === 'trial' ? { has_trial: true } : { has_formal: true }) })
    .where('user_id', '=', userId)
    .where('unpaid_order_id', '=', orderId)
    .execute()
}

/** The order was cancelled or refunded: its skus count no more; what another order holds or waits for stays. */
export const noteGivenBack = async (
  trx: Db,
  userId: string,
  orderId: string,
  skus: readonly BoughtSku[],
): Promise<void> => {
  for (const { skuId, amount } of summed(skus))
    await write(trx)
      .updateTable('sku_buyers')
      .set((eb) => ({
        bought: eb('bought', '-', amount),
        unpaid_order_id: eb.fn<string | null>('nullif', ['unpaid_order_id', eb.val(orderId)]),
        has_formal: eb
          .exists(
            eb
              .selectFrom('orders')
              .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
              .select('orders.id')
              .where('orders.user_id', '=', userId)
              .where('orders.status', '=', 'paid')
              .where('orders.type', 'in', owningTypes)
              .where('order_lines.sku_id', '=', skuId),
          )
          .$castTo<boolean>(),
      }))
      .where('user_id', '=', userId)
      .where('sku_id', '=', skuId)
      .execute()
}
