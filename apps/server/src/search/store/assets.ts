import { AssetType } from '@compute-mall/core/asset'
import type { Words } from '@compute-mall/core/codec'
import { lookup } from '@compute-mall/core/fp'
import {
  type AnySort,
  ASSET_PERIODS,
  type AssetHits,
  isAssetPeriod,
  type SearchRequest,
} from '@compute-mall/core/search'
import { DAY_MS } from '@compute-mall/core/time'
import { type RawBuilder, sql } from 'kysely'
import {
  type AssetRow,
  assetColumns,
  assetOf,
  boughtBy,
  type Centers,
  isSeen,
  isUsedBy,
} from '../../asset/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { queryOf } from '../../platform/lexemes.ts'
import { wordsOf } from './criteria.ts'

/** What an asset is sorted by: it has no price, so that asking for one changes nothing. */
const columns: Readonly<Record<AnySort, string>> = {
  default: 'like_count + use_count',
  skuSaleCount: 'use_count',
  skuScore: 'like_count',
  basePrice: 'like_count + use_count',
  newest: 'updated_at',
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

interface Asking {
  /** Whose likes `mine` means; null for a visitor, who has none. */
  readonly reader: string | null
  readonly now: Date
  readonly centers: Centers
}

interface TagRow {
  readonly code: string
  readonly name: Words
  readonly count: number
}

const sale: Readonly<Record<string, RawBuilder<unknown>>> = {
  free: sql`goods_id is null`,
  sold: sql`goods_id is not null`,
}

/** The code of a tag, as it stands in addresses: its English words. */
const tagCode = sql`trim(both '-' from lower(regexp_replace(tag->>'en', '[^a-zA-Z0-9]+', '-', 'g')))`
const MAX_TAGS = 20

/** Where it runs, when it was updated, whether it is sold, and whether the reader likes it: each narrows the others. */
const filtered = ({ filter }: SearchRequest, { reader, now, centers }: Asking): RawBuilder<unknown> => {
  const { region = [], other = [] } = filter ?? {}
  const sold = other.flatMap((code) => lookup(sale, code) ?? [])
  const periods = other.filter(isAssetPeriod).map((code) => ASSET_PERIODS[code])
  const since = new Date(now.getTime() - Math.max(...periods) * DAY_MS)
  const conditions = [
    isSeen(centers),
    ...(periods.length === 0 ? [] : [sql`updated_at >= ${since}`]),
    ...(region.length === 0
      ? []
      : [
          sql`(cluster_id = any(${[...region]}::text[])
          or cluster_id in (select id from clusters where region = any(${[...region]}::text[])))`,
        ]),
    ...(sold.length === 0 ? [] : [sql`(${sql.join(sold, sql` or `)})`]),
    ...(other.includes('mine')
      ? [sql`assets.id in (select asset_id from asset_likes where user_id = ${reader})`]
      : []),
    ...(other.includes('used') ? [isUsedBy(reader)] : []),
    ...(other.includes('bought') ? [sql`goods_id in (${boughtBy(reader)})`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Assets of the chosen types that pass the filters and have every word, and how many of each type have them (R1.04, R3.04). */
export const searchAssets = async (
  db: Db,
  request: SearchRequest,
  asking: Asking,
): Promise<Omit<AssetHits, 'correctedWords'>> => {
  const { pageNum, pageSize } = request.query
  const words = wordsOf(request)
  const chosen = request.classify?.common ?? []
  const named = words === undefined ? sql`true` : sql`words @@ ${queryOf(words)}::tsquery`
  const passing = sql`${named} and ${filtered(request, asking)}`
  const [tag] = request.classify?.industry ?? []
  const found =
    tag === undefined
      ? passing
      : sql`${passing} and exists (select from json_array_elements(tags) as tag where ${tagCode} = ${tag})`
  const fitting = chosen.length === 0 ? sql`true` : sql`asset_type = any(${chosen}::text[])`
  const tagged = sql<TagRow>`select ${tagCode} as code, (array_agg(tag order by id))[1] as name, count(distinct id) as count
    from assets, json_array_elements(tags) as tag where ${passing} and ${fitting} and ${tagCode} <> ''
    group by 1 order by count desc, code limit ${sql.lit(MAX_TAGS)}`
  const counted = sql<CountRow>`select asset_type, count(*) as count from assets where ${found} group by asset_type`
  const page = sql<AssetRow>`select ${assetColumns} from assets where ${found} and ${fitting}
    order by ${orderOf(request)} limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)}`
  const [counts, records, tags] = await Promise.all([
    counted.execute(db),
    page.execute(db),
    tagged.execute(db),
  ])
  const countOf = (type: AssetType) => counts.rows.find((row) => row.asset_type === type)?.count ?? 0
  const types = AssetType.values.map((code) => ({ code, count: countOf(code) }))
  return {
    total: types
      .filter(({ code }) => chosen.length === 0 || chosen.includes(code))
      .reduce((sum, { count }) => sum + count, 0),
    records: records.rows.map((row) => assetOf(row, asking.centers)),
    types,
    tags: tags.rows,
  }
}
