import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'
import { items } from './items.ts'
import { centers } from './world.ts'

/** Where the files of accounts lie, by region; elsewhere below `/public/home`. */
const STORAGE_ROOTS: Readonly<Record<string, string>> = { east: '/work/home', north: '/data/home' }

/** Centres, the resources that merchants can offer there, and the queues in which applications are tested. */
export const seedCenters = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await insertRows(
    db,
    'clusters',
    centers.map((center, position) => ({
      id: center.id,
      site_code: center.siteCode,
      name: center.name,
      region: center.region,
      resource_types: center.resourceTypes,
      k8s_enabled: center.k8sEnabled,
      scheduler: center.scheduler,
      storage_root: STORAGE_ROOTS[center.region] ?? '/public/home',
      position,
    })),
  )
  await insertRows(
    db,
    'catalogue_items',
    items.map(({ id, number, name, resourceType, clusterId, isEnabled }) => ({
      id,
      resource_number: number,
      name,
      resource_type: resourceType,
      cluster_id: clusterId,
      status: isEnabled ? 'enabled' : 'disabled',
      revision: 0,
      created_at: now,
    })),
  )
  await insertRows(
    db,
    'catalogue_specifications',
    items.flatMap(({ id, specifications }) =>
      specifications.map(([code, name], position) => ({ item_id: id, code, name, position })),
    ),
  )
  await insertRows(
    db,
    'test_areas',
    centers
      .filter(({ resourceTypes }) => resourceTypes.includes('cpu'))
      .map(({ id, k8sEnabled }) => ({
        cluster_id: id,
        queue: 'apptest',
        max_cores: k8sEnabled ? 64 : 32,
        max_hours: 4,
      })),
  )
}
