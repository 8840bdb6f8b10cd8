import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import type { ShopTotals, shopEndpoints } from '@compute-mall/core/shop'
import { sql } from 'kysely'
import { compilable } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { ownShopHandlers } from './shop.own.ts'
import { type ShopRow, shopColumns, shopOf } from './store/rows.ts'

export const shopHandlers = (platform: Platform): Handlers<typeof shopEndpoints> => {
  const { db, prepared } = platform
  const detail = prepared('shop-detail', (db, given: { id: string }) =>
    compilable(db, sql<ShopRow>`select ${shopColumns} from shops where id = ${given.id}`),
  )
  return {
    totals: async () => {
      const { rows } = await sql<ShopTotals>`select
        (select count(*) from shops) as shops,
        (select count(*) from goods_search where shelf) as goods,
        (select count(*) from clusters where position(${DEACTIVATED_WORD} in name->>'zh') = 0) as centers,
        (select coalesce(sum(sale_count), 0) from goods_counters) as orders`.execute(db)
      const [totals] = rows
      return totals === undefined ? E.left(refusals.notFound()) : E.right(totals)
    },
    detail: async ({ params }) => {
      const [row] = await detail(params)
      return row === undefined ? E.left(refusals.shopNotFound()) : E.right(shopOf(row))
    },
    ...ownShopHandlers(platform),
  }
}
