import type { AssetPreview, AssetType } from '@compute-mall/core/asset'
import type { Words } from '@compute-mall/core/codec'
import type { ColumnType } from 'kysely'

export interface AssetTable {
  id: string
  asset_type: AssetType
  name: Words
  summary: Words
  owner: Words
  tags: readonly Words[]
  /** The goods item under which it is sold, if it is. */
  goods_id: string | null
  cluster_id: string | null
  like_count: number
  use_count: number
  updated_at: Date
  /** The first rows of a data set; null where there are none to show. */
  preview: AssetPreview | null
  /** Lexemes (platform/lexemes), a tsvector. */
  words: ColumnType<string, string, string>
}

export interface AssetTables {
  assets: AssetTable
  asset_likes: { user_id: string; asset_id: string; at: Date }
  /** Who opened what is free. */
  asset_uses: { user_id: string; asset_id: string; at: Date }
}

declare module '../platform/database/tables.ts' {
  interface Database extends AssetTables {}
}
