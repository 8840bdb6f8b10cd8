import { DAY_MS } from '@compute-mall/core/time'
import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import { lexemesOf } from '@compute-mall/server/platform/lexemes'
import type { Kysely } from 'kysely'
import { randomOf } from './random.ts'
import { type ShopSeed, shops } from './world.ts'

const shopRow = ({ id, name, description, phone, hours }: ShopSeed, now: Date) => ({
  id,
  name,
  description,
  service_phone: phone,
  service_email: `${name.en.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@shops.mall.example`,
  has_workday: hours !== '00:00-24:00',
  service_time: hours,
  created_at: new Date(now.getTime() - randomOf(`shop:${id}`).whole(200, 1_200) * DAY_MS),
  words: lexemesOf([name.zh, name.en, description.zh, description.en]),
})

export const seedShops = (db: Kysely<Database>, now: Date): Promise<void> =>
  insertRows(
    db,
    'shops',
    shops.map((shop) => shopRow(shop, now)),
  )
