import { DAY_MS } from '@compute-mall/core/time'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { insertRows } from '../platform/database/index.ts'
import { lexemesOf } from '../search/index.ts'
import { randomOf } from './random.ts'
import { centres, type ShopSeed, shops } from './world.ts'

/** Where the files of accounts lie, by region; elsewhere below `/public/home`. */
const STORAGE_ROOTS: Readonly<Record<string, string>> = { east: '/work/home', north: '/data/home' }

/** Centres, what of them tests applications, and shops. */
export const seedPlaces = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await insertRows(
    db,
    'clusters',
    centres.map((centre, position) => ({
      id: centre.id,
      site_code: centre.siteCode,
      name: centre.name,
      region: centre.region,
      resource_types: centre.resourceTypes,
      k8s_enabled: centre.k8sEnabled,
      scheduler: centre.scheduler,
      storage_root: STORAGE_ROOTS[centre.region] ?? '/public/home',
      position,
    })),
  )
  await insertRows(
    db,
    'test_areas',
    centres
      .filter(({ resourceTypes }) => resourceTypes.includes('cpu'))
      .map(({ id, k8sEnabled }) => ({
        cluster_id: id,
        queue: 'apptest',
        max_cores: k8sEnabled ? 64 : 32,
        max_hours: 4,
      })),
  )
  await insertRows(
    db,
    'shops',
    shops.map((shop) => shopRow(shop, now)),
  )
}

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
