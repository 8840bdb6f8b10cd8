import type { Words } from '@compute-mall/core/codec'
import type { ResourceType } from '@compute-mall/core/resource'
import type { Generated } from 'kysely'

export interface ClusterTable {
  id: string
  site_code: string
  name: Words
  /** A region's code of search/search.taxonomy. */
  region: string
  resource_types: ResourceType[]
  k8s_enabled: boolean
  scheduler: string | null
  /** Below which the files of every account lie. */
  storage_root: Generated<string>
  /** Where it stands in lists. */
  position: number
}

/** Where application packages are tried. */
export interface TestAreaTable {
  cluster_id: string
  queue: string
  max_cores: number
  max_hours: number
}

export interface ResourceTables {
  clusters: ClusterTable
  test_areas: TestAreaTable
}
