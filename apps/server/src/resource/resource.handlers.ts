import type { Words } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import {
  type AccessPath,
  availabilityOfShare,
  type Cluster,
  type catalogueEndpoints,
  type ResourceType,
  type resourceEndpoints,
  type TestArea,
} from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { onThisSite } from '../goods/index.ts'
import { compilable } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { taxonomyReader } from '../search/index.ts'

interface ClusterRow {
  readonly id: string
  readonly site_code: string
  readonly name: Words
  readonly region: string
  readonly resource_types: readonly ResourceType[]
  readonly k8s_enabled: boolean
  /** The mean share of what it offers that is still free, 0 to 1. */
  readonly free: number
}

const clusterOf = (row: ClusterRow, regionWords: ReadonlyMap<string, Words>): Cluster => ({
  clusterId: row.id,
  siteCode: row.site_code,
  centerName: row.name,
  region: row.region,
  regionName: regionWords.get(row.region) ?? { zh: row.region, en: row.region },
  resourceTypes: row.resource_types,
  k8sEnabled: row.k8s_enabled,
  availability: availabilityOfShare(row.free),
})

/** Centres whose name says that they are deactivated are hidden (R3.02). */
const open = sql`position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0`

/** Every kind of thing counts alike: a centre is as available as what it offers is on average. */
export const resourceHandlers = ({
  db,
  prepared,
}: Platform): Handlers<Omit<typeof resourceEndpoints, keyof typeof catalogueEndpoints>> => {
  const taxonomy = taxonomyReader(db)
  const clusters = prepared('clusters', (db, given: { siteCode: string | null }) =>
    compilable(
      db,
      sql<ClusterRow>`select clusters.id, site_code, name, region, resource_types, k8s_enabled,
          coalesce(avg(free::double precision / greatest(capacity, 1)), 0) as free
        from clusters left join sku_stock as stock on stock.cluster_id = clusters.id
        where ${open} and ${onThisSite(sql.ref('clusters.id'))} and (${given.siteCode}::text is null or site_code = ${given.siteCode}::text)
        group by clusters.id order by clusters.position`,
    ),
  )
  const withContainers = prepared('clusters-k8s', (db) =>
    compilable(
      db,
      sql<{ id: string }>`select id from clusters where ${open} and k8s_enabled order by position`,
    ),
  )
  const accessPaths = prepared('access-paths', (db, given: { userId: string }) =>
    compilable(
      db,
      sql<AccessPath>`select cluster_id as "clusterId", name as "centerName", cluster_user_name as "clusterUserName",
          storage_root || '/' || cluster_user_name as "accessPath"
        from cluster_accounts join clusters on clusters.id = cluster_id
        where user_id = ${given.userId} and status = 'Normal' and ${open} order by clusters.position`,
    ),
  )
  const testAreas = prepared('test-areas', (db) =>
    compilable(
      db,
      sql<TestArea>`select cluster_id as "clusterId", name as "centerName", queue, max_cores as "maxCores",
          max_hours as "maxHours"
        from test_areas join clusters on clusters.id = cluster_id where ${open} order by clusters.position`,
    ),
  )
  return {
    accessPaths: async (_, { user }) => E.right(await accessPaths({ userId: user.id })),
    testAreas: async () => E.right(await testAreas({})),
    clusterList: async ({ query }) => {
      const rows = await clusters({ siteCode: query.siteCode ?? null })
      const { regionWords } = await taxonomy()
      return E.right(rows.map((row) => clusterOf(row, regionWords)))
    },
    k8sEnabled: async () => E.right((await withContainers({})).map(({ id }) => id)),
  }
}
