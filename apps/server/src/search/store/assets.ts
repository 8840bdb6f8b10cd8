import { AssetType } from '@compute-mall/core/asset'
import type { AssetHits, SearchRequest, Sort } from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type AssetRow, assetColumns, assetOf } from '../../asset/index.ts'
import type { Db } from '../../database.ts'
import { queryOf } from '../../platform/lexemes.ts'
import { wordsOf } from './criteria.ts'

/** What an asset is sorted by: it has no price, so that asking for one changes nothing. */
const columns: Readonly<Record<Sort, string>> = {
  default: 'like_count + use_count',
  skuSaleCount: 'use_count',
  skuScore: 'like_count',
  basePrice: 'like_count + use_count',
}

const orderOf = ({ sort }: SearchRequest): RawBuilder<unknown> => {
  const direction = sql.raw(sort?.sortBy ?? 'desc')
  return sql`${sql.raw(columns[sort?.sort ?? 'default'])} ${direction}, id ${direction}`
}

/** Type and how many there are of it; a page may be empty where these are not. */
interface CountRow {
  readonly asset_type: AssetType
  readonly count: number
}

/** Whose likes `mine` means; null for a visitor, who has none. */
type Reader = string | null

const sale: Readonly<Record<string, RawBuilder<unknown>>> = {
  free: sql`goods_id is null`,
  sold: sql`goods_id is not null`,
}

/** Where it runs, whether it is sold, and whether the reader likes it: each narrows the others. */
const filtered = ({ filter }: SearchRequest, reader: Reader): RawBuilder<unknown> => {
  const { region = [], other = [] } = filter ?? {}
  const sold = other.flatMap((code) => sale[code] ?? [])
  const conditions = [
    sql`true`,
    ...(region.length === 0
      ? []
      : [sql`cluster_id in (select id from clusters where region = any(${[...region]}::text[]))`]),
    ...(sold.length === 0 ? [] : [sql`(${sql.join(sold, sql` or `)})`]),
    ...(other.includes('mine')
      ? [sql`id in (select asset_id from asset_likes where user_id = ${reader})`]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Assets of the chosen types that pass the filters and have every word, and how many of each type have them (R1.04, R3.04). */
export const searchAssets = async (db: Db, request: SearchRequest, reader: Reader): Promise<AssetHits> => {
  const { pageNum, pageSize } = request.query
  const words = wordsOf(request)
  const chosen = request.classify?.common ?? []
  const named = words === undefined ? sql`true` : sql`words @@ ${queryOf(words)}::tsquery`
  const found = sql`${named} and ${filtered(request, reader)}`
  const fitting = chosen.length === 0 ? sql`true` : sql`asset_type = any(${chosen}::text[])`
  const counted = sql<CountRow>`select asset_type, count(*) as count from assets where ${found} group by asset_type`
  const page = sql<AssetRow>`select ${assetColumns} from assets where ${found} and ${fitting}
    order by ${orderOf(request)} limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)}`
  const [counts, records] = await Promise.all([counted.execute(db), page.execute(db)])
  const countOf = (type: AssetType) => counts.rows.find((row) => row.asset_type === type)?.count ?? 0
  const types = AssetType.values.map((code) => ({ code, count: countOf(code) }))
  return {
    total: types
      .filter(({ code }) => chosen.length === 0 || chosen.includes(code))
      .reduce((sum, { count }) => sum + count, 0),
    records: records.rows.map(assetOf),
    types,
  }
}
