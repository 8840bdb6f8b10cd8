import type { AssetDetail, AssetPreview, AssetType, assetEndpoints } from '@compute-mall/core/asset'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import type { GoodsDocument } from '../goods/index.ts'
import type { Db } from '../platform/database/index.ts'
import { compilable } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type Centers, centersReader } from './asset.centers.ts'
import { isLikedBy, keepLike } from './asset.likes.ts'
import { type AssetRow, assetColumns, assetOf, isSeen } from './asset.store.ts'
import { boughtBy, noteUse } from './asset.uses.ts'

interface QueueRow {
  readonly asset_type: AssetType
  readonly cluster_id: string
}

type DetailRow = AssetRow & {
  readonly document: GoodsDocument | null
  readonly service_url: string | null
  readonly has_preview: boolean
  readonly is_bought: boolean
}

/** The most assets that one's list of likes has. */
const MAX_LIKED = 100

/** An asset for this reader; undefined where there is none to be seen. */
const detailOf = async (
  db: Db,
  centers: Centers,
  { id, userId }: { readonly id: string; readonly userId: string | null },
): Promise<AssetDetail | undefined> => {
  const { rows } = await sql<DetailRow>`
    select ${assetColumns}, assets.preview is not null as has_preview,
      (select document from goods where goods.id = assets.goods_id) as document,
      (select document->>'appPlatformUrl' from skus where skus.goods_id = assets.goods_id order by position limit 1)
        as service_url,
      coalesce(assets.goods_id in (${boughtBy(userId)}), false) as is_bought
    from assets where assets.id = ${id} and ${isSeen(centers)}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  return {
    ...assetOf(row, centers),
    shopId: row.document?.shopId ?? null,
    figures: row.document?.params ?? [],
    hasTrial: row.card?.hasTrialMode ?? false,
    serviceUrl: row.service_url,
    hasPreview: row.has_preview,
    isLiked: userId !== null && (await isLikedBy(db, userId, id)),
    isBought: row.is_bought,
  }
}

export const assetHandlers = ({ db, prepared }: Platform): Handlers<typeof assetEndpoints> => {
  const readCenters = centersReader(db)
  const queues = prepared('asset-queue', (db, given: { goodsId: string }) =>
    compilable(
      db,
      sql<QueueRow>`select asset_type, cluster_id
        from assets join clusters on clusters.id = assets.cluster_id
        where goods_id = ${given.goodsId} and position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0
        order by assets.id limit 1`,
    ),
  )
  /** Does something to an asset that can be seen, and answers how it stands then. */
  const changed = async (
    trx: Db,
    centers: Centers,
    given: { readonly id: string; readonly userId: string },
    change: () => Promise<void>,
  ): Promise<E.Either<Refusal, AssetDetail>> => {
    if ((await detailOf(trx, centers, given)) === undefined) return E.left(refusals.notFound())
    await change()
    const asset = await detailOf(trx, centers, given)
    return asset === undefined ? E.left(refusals.notFound()) : E.right(asset)
  }
  return {
    queueInfo: async ({ body }) => {
      const [row] = await queues(body)
      return row === undefined
        ? E.left(refusals.goodsNotFound())
        : E.right({ assetType: row.asset_type, clusterId: row.cluster_id })
    },

    detail: async ({ params: { id } }, { user }) => {
      const asset = await detailOf(db, await readCenters(), { id, userId: user?.id ?? null })
      return asset === undefined ? E.left(refusals.notFound()) : E.right(asset)
    },

    preview: async ({ params: { id } }) => {
      const { rows } = await sql<{ readonly preview: AssetPreview }>`
        select preview from assets where id = ${id} and preview is not null and ${isSeen(await readCenters())}`.execute(
        db,
      )
      const [row] = rows
      return row === undefined ? E.left(refusals.notFound()) : E.right(row.preview)
    },

    like: async ({ params: { id }, body: { isLiked } }, { user, now, transact }) => {
      const centers = await readCenters()
      return transact((trx) =>
        changed(trx, centers, { id, userId: user.id }, () =>
          keepLike(trx, { userId: user.id, assetId: id, isLiked, now }),
        ),
      )
    },

    use: async ({ params: { id } }, { user, now, transact }) => {
      const centers = await readCenters()
      return transact((trx) =>
        changed(trx, centers, { id, userId: user.id }, () =>
          noteUse(trx, { userId: user.id, assetId: id, now }),
        ),
      )
    },

    liked: async (_, { user }) => {
      const centers = await readCenters()
      const { rows } = await sql<AssetRow>`
        select ${assetColumns} from assets
        where id in (select asset_id from asset_likes where user_id = ${user.id}) and ${isSeen(centers)}
        order by (select at from asset_likes where user_id = ${user.id} and asset_id = assets.id) desc, id
        limit ${MAX_LIKED}`.execute(db)
      return E.right(rows.map((row) => assetOf(row, centers)))
    },
  }
}
