import type { Asset } from '@compute-mall/core/asset'
import { sql } from 'kysely'
import type { AssetTable } from './asset.tables.ts'

export type AssetRow = Omit<AssetTable, 'words'>

/** What `assetOf` needs of `assets`. */
export const assetColumns = sql`id, asset_type, name, summary, owner, tags, goods_id, cluster_id, like_count, use_count,
  updated_at`

export const assetOf = (row: AssetRow): Asset => ({
  id: row.id,
  assetType: row.asset_type,
  name: row.name,
  summary: row.summary,
  owner: row.owner,
  tags: row.tags,
  goodsId: row.goods_id,
  clusterId: row.cluster_id,
  likeCount: row.like_count,
  useCount: row.use_count,
  updateTime: row.updated_at.toISOString(),
})
