import type { Words } from '@compute-mall/core/codec'
import type { ResourceType } from '@compute-mall/core/resource'

export interface ClusterTable {
  id: string
  site_code: string
  name: Words
  /** A region's code of search/search.taxonomy. */
  region: string
  resource_types: ResourceType[]
  k8s_enabled: boolean
  scheduler: string | null
  /** Where it stands in lists. */
  position: number
}

export interface ResourceTables {
  clusters: ClusterTable
}
