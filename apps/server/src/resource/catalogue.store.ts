import type { Words } from '@compute-mall/core/codec'
import {
  type CatalogueCenter,
  type CatalogueItem,
  type CatalogueRow,
  type CatalogueStatus,
  catalogueList,
  type ResourceType,
} from '@compute-mall/core/resource'
import { type RawBuilder, sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import { type ListSource, says } from '../platform/lists/index.ts'
import type { ResourceTables } from './resource.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<ResourceTables>()

export interface ItemRow {
  readonly id: string
  readonly resource_number: string
  readonly name: Words
  readonly resource_type: ResourceType
  readonly cluster_id: string
  readonly status: CatalogueStatus
  readonly revision: number
  readonly center_name: Words
  readonly used_by: number
  readonly specifications: CatalogueItem['specifications'] | null
}

const columns = sql`
  item.id, item.resource_number, item.name, item.resource_type, item.cluster_id, item.status, item.revision,
  clusters.name as center_name,
  (select count(*) from goods_lives where catalogue_item_id = item.id and deleted_at is null) as used_by,
  (select json_agg(json_build_object('code', code, 'name', name) order by position)
   from catalogue_specifications where item_id = item.id) as specifications`

const selectItems = (conditions: readonly RawBuilder<unknown>[]) => sql<ItemRow>`(
  select ${columns} from catalogue_items as item join clusters on clusters.id = item.cluster_id
  where ${sql.join([sql`true`, ...conditions], sql` and `)})`

interface Place {
  readonly clusterId?: string | undefined
  readonly resourceType: readonly ResourceType[]
}

const placeConditions = ({ clusterId, resourceType }: Place): readonly RawBuilder<unknown>[] => [
  ...(clusterId === undefined ? [] : [sql`item.cluster_id = ${clusterId}`]),
  ...(resourceType.length === 0 ? [] : [sql`item.resource_type in (${sql.join(resourceType)})`]),
]

/** The catalogue, to be read by pages. */
export const catalogueSource: ListSource<typeof catalogueList, ItemRow> = {
  list: catalogueList,
  name: 'catalogue',
  sorts: { resourceNumber: { column: 'resource_number', type: 'text' } },
  rows: ({ status, keyword, ...place }) =>
    selectItems([
      ...placeConditions(place),
      ...(status === undefined ? [] : [sql`item.status = ${status}`]),
      ...(keyword === undefined ? [] : [says('item.search_text', keyword)]),
    ]),
}

export const itemOf = (row: ItemRow): CatalogueItem => ({
  itemId: row.id,
  resourceNumber: row.resource_number,
  name: row.name,
  resourceType: row.resource_type,
  clusterId: row.cluster_id,
  status: row.status,
  specifications: row.specifications ?? [],
})

export const catalogueRowOf = (row: ItemRow): CatalogueRow => ({
  item: itemOf(row),
  centerName: row.center_name,
  usedBy: row.used_by,
  revision: row.revision,
})

/** One item; undefined where there is none. */
export const findItem = async (db: Db, itemId: string): Promise<ItemRow | undefined> => {
  const { rows } =
    await sql<ItemRow>`select * from ${selectItems([sql`item.id = ${itemId}`])} as found`.execute(db)
  return rows[0]
}

/** The items that can be offered now. */
export const offeredItems = async (db: Db, place: Place): Promise<readonly CatalogueItem[]> => {
  const conditions = [sql`item.status = 'enabled'`, ...placeConditions(place)]
  const { rows } = await sql<ItemRow>`
    select * from ${selectItems(conditions)} as found order by resource_number`.execute(db)
  return rows.map(itemOf)
}

/** Centres with the types of their items, in the order of centres. */
export const catalogueTree = async (db: Db): Promise<readonly CatalogueCenter[]> => {
  const rows = await db
    .selectFrom('clusters')
    .leftJoin('catalogue_items as item', 'item.cluster_id', 'clusters.id')
    .select(({ fn }) => [
      'clusters.id',
      'clusters.name',
      'item.resource_type',
      fn.count<number>('item.id').as('count'),
    ])
    .groupBy(['clusters.id', 'item.resource_type'])
    .orderBy('clusters.position')
    .orderBy('item.resource_type')
    .execute()
  const centers = Map.groupBy(rows, ({ id }) => id)
  return [...centers].flatMap(([clusterId, types]) =>
    types.slice(0, 1).map(({ name }) => ({
      clusterId,
      centerName: name,
      types: types.flatMap(({ resource_type, count }) =>
        resource_type === null ? [] : [{ resourceType: resource_type, count }],
      ),
    })),
  )
}
