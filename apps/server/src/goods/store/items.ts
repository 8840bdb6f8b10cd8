import type { GoodsForm } from '@compute-mall/core/goods'
import type { CatalogueStatus } from '@compute-mall/core/resource'
import type { Db } from '../../platform/database/index.ts'

interface OfferedItem {
  readonly number: string
  readonly status: CatalogueStatus
  /** The centre in which it stands. */
  readonly clusterId: string
}

/** The catalogue item that goods offer; undefined where they offer none, or one that is not there. */
export const offeredItem = async (
  db: Db,
  { catalogueItemId }: Pick<GoodsForm, 'catalogueItemId'>,
): Promise<OfferedItem | undefined> =>
  catalogueItemId === null
    ? undefined
    : db
        .selectFrom('catalogue_items')
        .select(['resource_number as number', 'status', 'cluster_id as clusterId'])
        .where('id', '=', catalogueItemId)
        .executeTakeFirst()
