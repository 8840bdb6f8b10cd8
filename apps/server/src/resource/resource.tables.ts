import type { Words } from '@compute-mall/core/codec'
import type { CatalogueStatus, ResourceType } from '@compute-mall/core/resource'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

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

/** Resources that operations administer and merchants offer (R4.04, R5.11). */
export interface CatalogueItemTable {
  id: string
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  /** In capitals, so that it is unique whatever its case. */
  resource_number: string
  name: ColumnType<Words, Words, Words>
  resource_type: ResourceType
  cluster_id: string
  status: CatalogueStatus
  /** Counts the changes of its form. */
  revision: Generated<number>
  created_at: Timestamp
}

export interface CatalogueSpecificationTable {
  item_id: string
  code: string
  name: ColumnType<Words, Words, Words>
  /** Where it stands among those of its item, from 1. */
  position: number
}

export interface ResourceTables {
  catalogue_items: CatalogueItemTable
  catalogue_specifications: CatalogueSpecificationTable
  clusters: ClusterTable
  test_areas: TestAreaTable
}

declare module '../platform/database/tables.ts' {
  interface Database extends ResourceTables {}
}
