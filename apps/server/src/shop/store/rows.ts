import type { Words } from '@compute-mall/core/codec'
import { RATING_PRIOR, type Shop } from '@compute-mall/core/shop'
import { sql } from 'kysely'

export interface ShopRow {
  readonly id: string
  readonly name: Words
  readonly description: Words
  readonly logo: string | null
  readonly review_count: number
  readonly star_total: number
  readonly service_phone: string
  readonly service_email: string
  readonly has_workday: boolean
  readonly service_time: string
  readonly days_off: readonly string[]
  readonly created_at: Date
  readonly goods_count: number
}

/** What a shop is shown by, of `shops`. */
export const shopColumns = sql`
  shops.id, shops.name, shops.description, shops.logo, shops.review_count, shops.star_total, shops.service_phone,
  shops.service_email, shops.has_workday, shops.service_time, shops.days_off, shops.created_at,
  (select count(*) from goods_search where shop_id = shops.id and shelf) as goods_count`

/** Where everybody sees the logos of shops. */
export const LOGO_PATH = '/mall/shop/logo/'

/** Where everybody sees the logo of a shop; null without one. */
export const logoAddress = (logo: string | null): string | null => logo && `${LOGO_PATH}${logo}`

/** By what shops are ranked: few reviews say little, so each has some that say what is usual (D30). */
export const shopRank = sql`
  (star_total + ${sql.lit(RATING_PRIOR.score * RATING_PRIOR.reviews)})::numeric
    / (review_count + ${sql.lit(RATING_PRIOR.reviews)})`

/** The mean of all stars with one decimal; 0 without any. */
const meanOf = ({ star_total, review_count }: ShopRow): number =>
  review_count === 0 ? 0 : Math.round((10 * star_total) / review_count) / 10

export const shopOf = (row: ShopRow): Shop => ({
  shopId: row.id,
  shopName: row.name,
  logoUrl: logoAddress(row.logo),
  shopScore: meanOf(row),
  reviewCount: row.review_count,
  servicePhone: row.service_phone,
  serviceEmail: row.service_email,
  description: row.description,
  hasWorkday: row.has_workday,
  serviceTime: row.service_time,
  daysOff: row.days_off,
  goodsCount: row.goods_count,
  createTime: row.created_at.toISOString(),
})
