import type { Database } from '@compute-mall/server/database'
import { insertRows } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'
import { centres } from './world.ts'

/** Where the files of accounts lie, by region; elsewhere below `/public/home`. */
const STORAGE_ROOTS: Readonly<Record<string, string>> = { east: '/work/home', north: '/data/home' }

/** Centres, and the queues in which applications are tested. */
export const seedCenters = async (db: Kysely<Database>): Promise<void> => {
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
}
