import {
  type FoundShop,
  type GlobalHits,
  type GlobalRecord,
  type SearchRequest,
  SHOP_SAMPLE,
  type ShopHits,
} from '@compute-mall/core/search'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { queryOf } from '../../platform/lexemes.ts'
import { type ShopRow, shopColumns, shopOf, shopRank } from '../../shop/index.ts'
import { totalOf } from './counts.ts'
import { criteriaOf, type Knowledge, wordsOf } from './criteria.ts'
import type { HitsReader } from './read.ts'

const readArea = async (
  hits: HitsReader,
  request: SearchRequest,
  area: 'application' | 'base',
  knowledge: Knowledge,
) => {
  const { places, counts } = await hits.page(criteriaOf(request, area, knowledge), request, 'total')
  return { total: totalOf(counts), records: await hits.cards(places, request) }
}

/** The total stands in every row; a page behind the last shop has one row without a shop. */
type FoundRow = ShopRow & Pick<FoundShop, 'featured'> & { readonly total: number }

/** What a shop features, then what sells best, of what is on the shelf. */
const sampleGoods = sql`
  (select coalesce(json_agg(sample), '[]') from (
    select goods.id, goods.card->'name' as name
    from goods_search as found join goods on goods.id = found.goods_id
    left join goods_lives as life on life.goods_id = found.goods_id
    where found.shop_id = shops.id and found.shelf
    order by life.featured_at is null, found.popularity desc, found.goods_id
    limit ${sql.lit(SHOP_SAMPLE)}) as sample) as featured`

/** Shops have names, not categories: they are found by words alone, and none within another. */
export const readShops = async (
  db: Db,
  request: SearchRequest,
): Promise<Omit<ShopHits, 'correctedWords'>> => {
  const { pageNum, pageSize, storeId } = request.query
  if (storeId !== undefined) return { total: 0, records: [] }
  const words = wordsOf(request)
  const named = words === undefined ? sql`true` : sql`shops.words @@ ${queryOf(words)}::tsquery`
  const { rows } = await sql<FoundRow>`
    with shops as materialized (select * from shops where ${named})
    select (select count(*) from shops) as total, page.* from (values (1)) as one
    left join lateral (
      select ${shopColumns}, ${sampleGoods} from shops order by ${shopRank} desc, id
      limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)}) as page on true`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    records: rows.filter(({ id }) => id !== null).map((row) => ({ ...shopOf(row), featured: row.featured })),
  }
}

/** Beside the goods that were found, those of a shop are not named. */
const withoutGoods = ({ featured: _, ...shop }: FoundShop) => shop

/** Application goods, computing and shops side by side: how many each area holds, and a page of each. */
export const searchGlobally = async (
  db: Db,
  hits: HitsReader,
  request: SearchRequest,
  knowledge: Knowledge,
): Promise<Omit<GlobalHits, 'correctedWords'>> => {
  const [goods, resource, shop] = await Promise.all([
    readArea(hits, request, 'application', knowledge),
    readArea(hits, request, 'base', knowledge),
    readShops(db, request),
  ])
  return {
    total: goods.total + resource.total + shop.total,
    totals: { goods: goods.total, resource: resource.total, shop: shop.total },
    records: [
      ...goods.records.map((card): GlobalRecord => ({ area: 'goods', goods: card })),
      ...resource.records.map((card): GlobalRecord => ({ area: 'resource', goods: card })),
      ...shop.records.map((one): GlobalRecord => ({ area: 'shop', shop: withoutGoods(one) })),
    ],
  }
}
