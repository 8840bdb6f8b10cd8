import type { AssetDetail, AssetType, assetEndpoints } from '@compute-mall/core/asset'
import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { compilable } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { isLikedBy, keepLike } from './asset.likes.ts'
import { type AssetRow, assetColumns, assetOf } from './asset.store.ts'

interface QueueRow {
  readonly asset_type: AssetType
  readonly cluster_id: string
}

/** The most assets that one's list of likes has. */
const MAX_LIKED = 100

/** Not in a centre that was deactivated (R3.02). */
const isOpen = sql`(clusters.id is null or position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0)`

/** An asset for this reader; undefined where there is none to be seen. */
const detailOf = async (db: Db, id: string, userId: string | null): Promise<AssetDetail | undefined> => {
  const { rows } = await sql<AssetRow & { readonly center: Words | null }>`
    select assets.*, clusters.name as center
    from assets left join clusters on clusters.id = assets.cluster_id
    where assets.id = ${id} and ${isOpen}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  return {
    ...assetOf(row),
    centerName: row.center,
    isLiked: userId !== null && (await isLikedBy(db, userId, id)),
  }
}

export const assetHandlers = ({ db, prepared }: Platform): Handlers<typeof assetEndpoints> => {
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

    detail: async ({ params: { id } }, { user }) => {
      const asset = await detailOf(db, id, user?.id ?? null)
      return asset === undefined ? E.left(refusals.notFound()) : E.right(asset)
    },

    like: ({ params: { id }, body: { isLiked } }, { user, now, transact }) =>
      transact(async (trx) => {
        if ((await detailOf(trx, id, user.id)) === undefined) return E.left(refusals.notFound())
        await keepLike(trx, { userId: user.id, assetId: id, isLiked, now })
        const asset = await detailOf(trx, id, user.id)
        return asset === undefined ? E.left(refusals.notFound()) : E.right(asset)
      }),

    liked: async (_, { user }) => {
      const { rows } = await sql<AssetRow>`
        select ${assetColumns} from assets
        where id in (select asset_id from asset_likes where user_id = ${user.id})
        order by (select at from asset_likes where user_id = ${user.id} and asset_id = assets.id) desc, id
        limit ${MAX_LIKED}`.execute(db)
      return E.right(rows.map(assetOf))
    },
  }
}
