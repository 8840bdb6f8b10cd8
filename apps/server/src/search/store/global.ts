import type { GlobalHits, GlobalRecord, SearchRequest, ShopHits } from '@compute-mall/core/search'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { queryOf } from '../../platform/lexemes.ts'
import { type ShopRow, shopColumns, shopOf, shopRank } from '../../shop/index.ts'
import { totalOf } from './counts.ts'
import { criteriaOf, type Knowledge, wordsOf } from './criteria.ts'
import { readHits } from './read.ts'

const readArea = async (
  db: Db,
  request: SearchRequest,
  area: 'application' | 'base',
  knowledge: Knowledge,
) => {
  const { records, counts } = await readHits(db, criteriaOf(request, area, knowledge), request, 'total')
  return { total: totalOf(counts), records }
}

/** The total stands in every row; a page behind the last shop has one row without a shop. */
type FoundShop = ShopRow & { readonly total: number }

/** Shops have names, not categories: they are found by words alone, and none within another. */
export const readShops = async (
  db: Db,
  request: SearchRequest,
): Promise<Omit<ShopHits, 'correctedWords'>> => {
  const { pageNum, pageSize, storeId } = request.query
  if (storeId !== undefined) return { total: 0, records: [] }
  const words = wordsOf(request)
  const named = words === undefined ? sql`true` : sql`shops.words @@ ${queryOf(words)}::tsquery`
  const { rows } = await sql<FoundShop>`
    with shops as materialized (select * from shops where ${named})
    select (select count(*) from shops) as total, page.* from (values (1)) as one
    left join lateral (
      select ${shopColumns} from shops order by ${shopRank} desc, id
      limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)}) as page on true`.execute(db)
  return { total: rows[0]?.total ?? 0, records: rows.filter(({ id }) => id !== null).map(shopOf) }
}

/** Application goods, computing and shops side by side: how many each area holds, and a page of each. */
export const searchGlobally = async (
  db: Db,
  request: SearchRequest,
  knowledge: Knowledge,
): Promise<Omit<GlobalHits, 'correctedWords'>> => {
  const [goods, resource, shop] = await Promise.all([
    readArea(db, request, 'application', knowledge),
    readArea(db, request, 'base', knowledge),
    readShops(db, request),
  ])
  return {
    total: goods.total + resource.total + shop.total,
    totals: { goods: goods.total, resource: resource.total, shop: shop.total },
    records: [
      ...goods.records.map((card): GlobalRecord => ({ area: 'goods', goods: card })),
      ...resource.records.map((card): GlobalRecord => ({ area: 'resource', goods: card })),
      ...shop.records.map((one): GlobalRecord => ({ area: 'shop', shop: one })),
    ],
  }
}
