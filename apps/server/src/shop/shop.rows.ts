import type { Words } from '@compute-mall/core/codec'
import type { Shop } from '@compute-mall/core/shop'
import { sql } from 'kysely'

export interface ShopRow {
  readonly id: string
  readonly name: Words
  readonly description: Words
  readonly score: number
  readonly service_phone: string
  readonly service_email: string
  readonly has_workday: boolean
  readonly service_time: string
  readonly created_at: Date
  readonly goods_count: number
}

/** What a shop is shown by, of `shops`. */
export const shopColumns = sql`
  shops.id, shops.name, shops.description, shops.score, shops.service_phone, shops.service_email,
  shops.has_workday, shops.service_time, shops.created_at,
  (select count(*) from goods_search where shop_id = shops.id and shelf) as goods_count`

export const shopOf = (row: ShopRow): Shop => ({
  shopId: row.id,
  shopName: row.name,
  shopScore: row.score / 10,
  servicePhone: row.service_phone,
  serviceEmail: row.service_email,
  description: row.description,
  hasWorkday: row.has_workday,
  serviceTime: row.service_time,
  goodsCount: row.goods_count,
  createTime: row.created_at.toISOString(),
})
