import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type Money, toCents } from '@compute-mall/core/money'
import { isRecharge, RECHARGE } from '@compute-mall/core/payment'
import { insertOrder, type OrderRow, type Placing } from '../order/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import { lockBuyer } from '../purchase/index.ts'

/**
 * The order of a recharge of the contract fund, which no stock and no gate concerns; the same key is the same order.
 * Refusals: PAY10009, SYS10009 for a key that made another order.
 */
export const rechargeOrder = async (
  { db }: Platform,
  amount: Money,
  placing: Placing,
): Promise<E.Either<Refusal, OrderRow>> => {
  if (!isRecharge(amount)) return E.left(refusals.rechargeOutOfRange(RECHARGE))
  const total = toCents(amount)
  return transact(db, async (trx) => {
    // Asked for twice at once, the second finds what the first has made.
    await lockBuyer(trx, placing.userId)
    const made = await trx
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', placing.userId)
      .where('request_key', '=', placing.key)
      .executeTakeFirst()
    if (made !== undefined)
      return made.type === 'recharge' && made.total === total
        ? E.right(made)
        : E.left(refusals.idempotencyKeyReused())
    return insertOrder(
      trx,
      { type: 'recharge', shop_id: null, source_total: total, total, agreement_version: null },
      placing,
    )
  })
}
