import type { Words } from '@compute-mall/core/codec'
import type { ShopHome } from '@compute-mall/core/desk'
import {
  type BillingType,
  type BillingUnit,
  isDisplayed,
  OFFER_ENDING_DAYS,
  type OwnGoodsCounts,
  type OwnGoodsRow,
  type OwnGoodsTab,
  ownGoodsList,
  type PlatformLimits,
} from '@compute-mall/core/goods'
import type { SelectionOf } from '@compute-mall/core/list'
import type { Money } from '@compute-mall/core/money'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { MAX_QUEUE_COUNT } from '@compute-mall/core/review'
import { DAY_MS } from '@compute-mall/core/time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type ListSource, says } from '../../platform/lists/index.ts'
import { reasonsOf } from '../../review/index.ts'
import { lastApplication } from './applications.ts'
import { hasNothingToBuy, isShut, limitSettings, type OwnLimitedRow, readPlatformLimits } from './limits.ts'
import { type LifeRow, lifeOf } from './lives.ts'

/** Part of a name, with what `like` takes for a sign of its own taken literally. */
interface CardOffer {
  readonly name: Words
  readonly minPrice: Money
  readonly unit: BillingUnit
  readonly billingType: BillingType
}

export type OwnRow = LifeRow &
  OwnLimitedRow & {
    readonly id: string
    readonly card: CardOffer | null
    readonly sale_count: number | null
    readonly review_count: number | null
    readonly star_total: number | null
    readonly free: number | null
    readonly capacity: number | null
    readonly availability: Availability | null
    readonly due_at: Date | null
  }

const tabs: Readonly<Record<OwnGoodsTab, RawBuilder<unknown>>> = {
  all: sql`true`,
  on: sql`life.shelf = 'on'`,
  awaiting: sql`life.shelf in ('awaiting', 'executing')`,
  off: sql`life.shelf = 'off'`,
  forcedOff: sql`life.shelf = 'forcedOff'`,
  failed: sql`life.shelf = 'failed'`,
  applications: sql`life.review <> 'passed'`,
}

type Asked = SelectionOf<typeof ownGoodsList>

/** When is asked, and what operations allow then. */
interface Moment {
  readonly now: Date
  readonly limits: PlatformLimits
}

/** Little or nothing is left of the goods. */
const isScarce = sql`coalesce((select min(availability) from sku_stock where goods_id = life.goods_id), 0)
  >= ${sql.lit(AVAILABILITY.nearlySoldOut)}`

/** An offer of the goods ends soon. */
const isEnding = (now: Date) => sql`exists (select 1 from skus where skus.goods_id = life.goods_id
  and skus.expires_at > ${now} and skus.expires_at <= ${new Date(now.getTime() + OFFER_ENDING_DAYS * DAY_MS)})`

const conditionsOf = (asked: Asked, { now, limits }: Moment): readonly RawBuilder<unknown>[] => [
  sql`life.deleted_at is null`,
  ...(asked.tab === undefined ? [] : [tabs[asked.tab]]),
  ...(asked.shelf.length === 0 ? [] : [sql`life.shelf in (${sql.join(asked.shelf)})`]),
  ...(asked.review.length === 0 ? [] : [sql`life.review in (${sql.join(asked.review)})`]),
  ...(asked.kind.length === 0 ? [] : [sql`life.kind in (${sql.join(asked.kind)})`]),
  ...(asked.featured === undefined ? [] : [sql`(life.featured_at is not null) = ${asked.featured}::boolean`]),
  ...(asked.scarce === true ? [isScarce] : []),
  ...(asked.shut === true ? [isShut(limits)] : []),
  ...(asked.ending === true ? [isEnding(now)] : []),
  ...(asked.keyword === undefined
    ? []
    : [sql`(life.goods_id = ${asked.keyword} or ${says('life.search_text', asked.keyword)})`]),
]

const ownColumns = sql`
  life.*, life.goods_id as id, goods.card, goods.type, goods.resource_type, goods.purchase_limit, ${limitSettings}, counters.sale_count, counters.review_count, counters.star_total,
  (select sum(free)::integer from sku_stock where goods_id = life.goods_id) as free,
  (select sum(capacity)::integer from sku_stock where goods_id = life.goods_id) as capacity,
  (select min(availability) from sku_stock where goods_id = life.goods_id) as availability,
  (select due_at from submissions
   where kind = 'goods' and subject_id = life.goods_id and closed_at is null limit 1) as due_at`

const ownTables = sql`
  goods_lives as life left join goods on goods.id = life.goods_id
  left join goods_counters as counters on counters.goods_id = life.goods_id`

/** The goods of one shop, to be read by pages or as a whole. */
export const ownSource = (shopId: string, moment: Moment): ListSource<typeof ownGoodsList, OwnRow> => ({
  list: ownGoodsList,
  name: `goods:${shopId}`,
  sorts: { changedAt: { column: 'changed_at', type: 'timestamptz' } },
  rows: (query) => sql<OwnRow>`(select ${ownColumns} from ${ownTables}
    where life.shop_id = ${shopId} and ${sql.join(conditionsOf(query, moment), sql` and `)})`,
})

/** One goods item as the list shows it. @throws when it is not there */
export const ownRowOf = async (db: Db, goodsId: string): Promise<OwnGoodsRow> => {
  const { rows } = await sql<OwnRow>`select ${ownColumns} from ${ownTables}
    where life.goods_id = ${goodsId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`goods ${goodsId} have no life`)
  return rowOf(row)
}

const scoreOf = ({ star_total, review_count }: OwnRow): number =>
  star_total === null || review_count === null || review_count === 0
    ? 0
    : Math.round((10 * star_total) / review_count) / 10

export const rowOf = (row: OwnRow): OwnGoodsRow => ({
  goodsId: row.goods_id,
  kind: row.kind,
  name: row.name,
  life: lifeOf(row),
  isFeatured: row.featured_at !== null && isDisplayed(row),
  isShut: isDisplayed(row) && hasNothingToBuy(row),
  priceFrom: row.card && {
    price: row.card.minPrice,
    unit: row.card.unit,
    billingType: row.card.billingType,
  },
  stock:
    row.free === null || row.capacity === null
      ? null
      : {
          free: row.free,
          capacity: row.capacity,
          availability: row.availability ?? AVAILABILITY.soldOut,
        },
  saleCount: row.sale_count ?? 0,
  score: scoreOf(row),
  reviewCount: row.review_count ?? 0,
  changedAt: new Date(row.changed_at).toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  shelfAt: row.shelf_at?.toISOString() ?? null,
})

/** How many goods of a shop each tab has. */
export const ownCounts = async (db: Db, shopId: string): Promise<OwnGoodsCounts> => {
  const { rows } = await sql<OwnGoodsCounts>`
    select ${sql.join(
      Object.entries(tabs).map(
        ([tab, holds]) => sql`coalesce(sum(count) filter (where ${holds}), 0)::integer as ${sql.ref(tab)}`,
      ),
    )}
    from (select shelf, review, count(*) as count from goods_lives
          where shop_id = ${shopId} and deleted_at is null group by shelf, review) as life`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a count has no row')
  return row
}

/** What of the goods of a shop needs somebody (width 2.5, Home). */
export const goodsToDo = async (
  db: Db,
  shopId: string,
  now: Date,
): Promise<NonNullable<ShopHome['goods']>> => {
  const ofShop = sql`from goods_lives as life where shop_id = ${shopId} and deleted_at is null`
  const count = (what: RawBuilder<unknown>) => sql`(select count(*)::int ${what})`
  const limits = await readPlatformLimits(db)
  const end = new Date(now.getTime() + OFFER_ENDING_DAYS * DAY_MS)
  // Each is found by an index of its own: what needs nobody is not looked at. Materialized, for otherwise every item of the
  // shop is asked how much of it is left.
  const { rows } = await sql<Omit<NonNullable<ShopHome['goods']>, 'lastRefused'>>`
    with scarce as materialized (
      select goods_id ${ofShop} and shelf = 'on' and goods_id in
        (select goods_id from sku_stock where availability >= ${sql.lit(AVAILABILITY.nearlySoldOut)})
    )
    select ${count(sql`from (select 1 ${ofShop} and shelf <> 'unlisted' limit ${MAX_QUEUE_COUNT + 1}) as bounded`)}
        as published,
      ${count(sql`${ofShop} and review = 'refused'`)} as refused,
      ${count(sql`${ofShop} and shelf in ('failed', 'forcedOff')`)} as failed,
      ${count(sql`from (select 1 from goods where shop_id = ${shopId} and ${isShut(limits)}
        and exists (select ${ofShop} and life.goods_id = goods.id)
        limit ${MAX_QUEUE_COUNT + 1}) as bounded`)} as shut,
      ${count(sql`${ofShop} and review = 'draft' and changed_at < ${new Date(now.getTime() - DAY_MS)}`)} as drafts,
      ${count(sql`from scarce as life where ${isScarce}`)} as scarce,
      ${count(sql`${ofShop} and shelf = 'on' and goods_id in
        (select goods_id from skus where expires_at > ${now} and expires_at <= ${end})`)} as ending`.execute(
    db,
  )
  const [counts] = rows
  if (counts === undefined) throw new Error('a count has no row')
  const { rows: refused } = await sql<{ readonly goods_id: string; readonly name: Words }>`
    select life.goods_id, life.name ${ofShop} and review = 'refused'
    order by changed_at desc, goods_id desc limit 1`.execute(db)
  const [last] = refused
  if (last === undefined) return { ...counts, lastRefused: null }
  const application = await lastApplication(db, last.goods_id)
  const reasons = application === undefined ? [] : await reasonsOf(db, application.id)
  const reason = application?.reason ?? null
  return { ...counts, lastRefused: { name: last.name, reason, first: reasons[0] ?? null } }
}
