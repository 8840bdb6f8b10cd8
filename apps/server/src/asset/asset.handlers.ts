import type { AssetType, assetEndpoints } from '@compute-mall/core/asset'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import { compilable } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'

interface QueueRow {
  readonly asset_type: AssetType
  readonly cluster_id: string
}

export const assetHandlers = ({ prepared }: Platform): Handlers<typeof assetEndpoints> => {
  const queues = prepared('asset-queue', (db, given: { goodsId: string }) =>
    compilable(
      db,
      sql<QueueRow>`select asset_type, cluster_id
        from assets join clusters on clusters.id = assets.cluster_id
        where goods_id = ${given.goodsId} and position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0
        order by assets.id limit 1`,
    ),
  )
  return {
    queueInfo: async ({ body }) => {
      const [row] = await queues(body)
      return row === undefined
        ? E.left(refusals.goodsNotFound())
        : E.right({ assetType: row.asset_type, clusterId: row.cluster_id })
    },
  }
}
