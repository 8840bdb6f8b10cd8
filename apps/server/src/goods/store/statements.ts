import type { Words } from '@compute-mall/core/codec'
import {
  type BillingType,
  type BillingUnit,
  type GoodsKind,
  RECENT_ORDER_DAYS,
} from '@compute-mall/core/goods'
import type { Availability } from '@compute-mall/core/resource'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { compilable, type Prepare } from '../../platform/database/index.ts'
import { type CardRow, cardColumns } from '../goods.cards.ts'
import type { GoodsDocument, SkuDocument } from '../goods.documents.ts'
import { type LimitedRow, limitSettings, onThisSite } from './limits.ts'

export interface DetailRow extends LimitedRow {
  readonly display: boolean
  readonly document: GoodsDocument
  readonly sale_count: number
  readonly review_count: number
  readonly star_total: number
  readonly recent_orders: number
}

interface PricingJson {
  readonly id: string
  readonly price: string
  readonly sourcePrice: string
  readonly billingType: BillingType
  readonly unit: BillingUnit
  readonly duration: number
}

export interface PlaceJson {
  readonly clusterId: string
  readonly availability: Availability
  readonly free: number
  /** Null where the centre is not known, or the goods run nowhere in particular. */
  readonly centerName: Words | null
  readonly region: string | null
  readonly scheduler: string | null
}

export interface SkuRow {
  readonly id: string
  readonly document: SkuDocument
  readonly expires_at: Date | null
  readonly pricing: readonly PricingJson[] | null
  readonly places: readonly PlaceJson[] | null
}

/** The columns of a review are null on a page that has none. */
export interface ReviewRow {
  readonly total: number
  readonly id: string | null
  readonly user_name: string
  readonly stars: number
  readonly text: Words
  readonly reply: Words | null
  readonly created_at: Date
}

export interface DependencyRow {
  /** The kind of the goods that need it. */
  readonly own_kind: GoodsKind
  readonly goods_id: string | null
  readonly required: boolean
  readonly name: Words
  readonly kind: GoodsKind
}

interface ById {
  readonly id: string
}

export interface NamedReviewRow extends ReviewRow {
  readonly goods_id: string
  readonly name: Words
}

/** So many reviews are shown with a shop. */
const SHOP_REVIEWS = 3

/** What goods were ranked by a week ago: sales without those of the week, stars without those of the week. */
const rankedBefore = {
  sales: sql`found.sales - coalesce((
    select sum(orders) from goods_days where goods_id = found.goods_id
      and day > (week.began at time zone 'Asia/Shanghai')::date), 0)`,
  score: sql`coalesce((
    select round(10 * avg(stars)) from reviews
    where goods_id = found.goods_id and created_at <= week.began and hidden_at is null), 0)`,
  newest: sql`found.listed_at`,
} as const

const ranked = { sales: 'found.sales', score: 'found.score', newest: 'found.listed_at' } as const

/** Deleted goods are there for their buyers' orders only. */
const isNotDeleted = (goodsId: RawBuilder<unknown>) => sql`not exists (
  select from goods_lives where goods_lives.goods_id = ${goodsId} and goods_lives.deleted_at is not null)`

/** The reads of goods, each one named statement; no row (of goods) means that there are no such goods. */
export const goodsStatements = (prepared: Prepare<Database>) => {
  const ranking = (by: keyof typeof ranked) =>
    prepared(`goods-ranking-${by}`, (db, given: { compute: boolean; limit: number }) =>
      compilable(
        db,
        sql<CardRow>`select ${cardColumns()} from goods_search as found join goods on goods.id = found.goods_id
          where found.shelf and found.compute = ${given.compute}::boolean
          order by ${sql.raw(ranked[by])} desc, found.goods_id desc limit ${given.limit}::integer`,
      ),
    )

  /** Without what was listed within the week. */
  const rankingBefore = (by: keyof typeof ranked) =>
    prepared(`goods-ranking-before-${by}`, (db, given: { compute: boolean; limit: number; began: Date }) =>
      compilable(
        db,
        sql<{ goods_id: string }>`select found.goods_id
            from goods_search as found, (values (${given.began}::timestamptz)) as week (began)
            where found.shelf and found.compute = ${given.compute}::boolean and found.listed_at <= week.began
            order by ${rankedBefore[by]} desc, found.goods_id desc limit ${given.limit}::integer`,
      ),
    )

  return {
    detail: prepared('goods-detail', (db, given: ById & { now: Date }) =>
      compilable(
        db,
        sql<DetailRow>`select goods.kind, goods.type, goods.resource_type, goods.display, goods.purchase_limit, goods.document,
          coalesce(counters.sale_count, 0) as sale_count, coalesce(counters.review_count, 0) as review_count,
          coalesce(counters.star_total, 0) as star_total,
          (select coalesce(sum(orders), 0) from goods_days where goods_id = goods.id
             and day > (${given.now}::timestamptz at time zone 'Asia/Shanghai')::date - ${sql.lit(RECENT_ORDER_DAYS)}
          ) as recent_orders,
          ${limitSettings}
        from goods left join goods_counters as counters on counters.goods_id = goods.id
        where goods.id = ${given.id} and ${isNotDeleted(sql`goods.id`)}`,
      ),
    ),

    skus: prepared('goods-skus', (db, given: ById) =>
      compilable(
        db,
        sql<SkuRow>`select skus.id, skus.document, skus.expires_at,
          (select json_agg(json_build_object('id', id, 'price', price::text, 'sourcePrice', source_price::text,
             'billingType', billing_type, 'unit', unit, 'duration', duration) order by position)
           from pricings where sku_id = skus.id) as pricing,
          (select json_agg(json_build_object('clusterId', stock.cluster_id, 'availability', stock.availability,
             'free', stock.free, 'centerName', clusters.name, 'region', clusters.region, 'scheduler', clusters.scheduler)
             order by stock.position)
           from sku_stock as stock left join clusters on clusters.id = stock.cluster_id
           where stock.sku_id = skus.id and ${onThisSite(sql.ref('stock.cluster_id'))}) as places
        from skus where skus.goods_id = ${given.id} and ${isNotDeleted(sql`skus.goods_id`)} order by skus.position`,
      ),
    ),

    reviews: prepared('goods-reviews', (db, given: ById & { limit: number; offset: number }) =>
      compilable(
        db,
        sql<ReviewRow>`select coalesce(counters.review_count, 0) as total, page.*
        from goods left join goods_counters as counters on counters.goods_id = goods.id
        left join lateral (
          select id, user_name, stars, text, reply, created_at from reviews where goods_id = goods.id and hidden_at is null
          order by created_at desc, id limit ${given.limit}::integer offset ${given.offset}::integer
        ) as page on true
        where goods.id = ${given.id} and ${isNotDeleted(sql`goods.id`)}`,
      ),
    ),

    latestReviews: prepared('shop-reviews', (db, given: ById) =>
      compilable(
        db,
        sql<NamedReviewRow>`select reviews.id, reviews.user_name, reviews.stars, reviews.text, reviews.reply,
          reviews.created_at, goods.id as goods_id, goods.card->'name' as name, 0 as total
        from reviews join goods on goods.id = reviews.goods_id
        where reviews.shop_id = ${given.id} and goods.display and reviews.hidden_at is null
        order by reviews.created_at desc, reviews.id desc limit ${sql.lit(SHOP_REVIEWS)}`,
      ),
    ),

    dependencies: prepared('goods-dependencies', (db, given: ById) =>
      compilable(
        db,
        sql<DependencyRow>`select goods.kind as own_kind, needed.id as goods_id, needed.required, needed.card->'name' as name, needed.kind
        from goods left join lateral (
          select other.id, other.card, other.kind, link.required, link.position
          from goods_dependencies as link join goods as other on other.id = link.depends_on
          where link.goods_id = goods.id and other.display
        ) as needed on true
        where goods.id = ${given.id} and ${isNotDeleted(sql`goods.id`)} order by needed.position`,
      ),
    ),

    ranking: { sales: ranking('sales'), score: ranking('score'), newest: ranking('newest') },
    rankingBefore: {
      sales: rankingBefore('sales'),
      score: rankingBefore('score'),
      newest: rankingBefore('newest'),
    },
  }
}
