import { isSale } from '@compute-mall/core/order'
import { countUses, keepSoldAssets } from './asset/index.ts'
import { countSales, goodsForcedOff, goodsPublished } from './goods/index.ts'
import { watchBudgets } from './ledger/index.ts'
import { cancelUnpaidOf, linesBooked, orderPaid, tellShops } from './order/index.ts'
import type { Database } from './platform/database/index.ts'
import { type Consumer, consumer } from './platform/outbox/index.ts'
import { bookLines } from './statement/index.ts'
import { requestsBought } from './team/index.ts'

/**
 * Which module hears of which event. A module knows the events of those below it only, so they are brought together
 * here.
 */
export const subscriptions: readonly Consumer<Database>[] = [
  consumer({
    name: 'goods.sales',
    of: orderPaid,
    take: (trx, orders) =>
      countSales(
        trx,
        orders.filter(({ type }) => isSale(type)),
      ),
  }),
  consumer({ name: 'asset.goods', of: goodsPublished, take: keepSoldAssets }),
  consumer({
    name: 'asset.uses',
    of: orderPaid,
    take: (trx, orders) =>
      countUses(
        trx,
        orders.filter(({ type }) => isSale(type)),
      ),
  }),
  consumer({ name: 'order.shopNotices', of: orderPaid, take: tellShops }),
  consumer({ name: 'ledger.budgets', of: orderPaid, take: watchBudgets }),
  consumer({ name: 'team.requests', of: orderPaid, take: requestsBought }),
  consumer({ name: 'statement.lines', of: linesBooked, take: bookLines }),
  consumer({
    name: 'order.goodsForcedOff',
    of: goodsForcedOff,
    take: async (trx, events) => {
      for (const { goodsId, name, at } of events)
        await cancelUnpaidOf(trx, { goodsId, name, at: new Date(at) })
    },
  }),
]
