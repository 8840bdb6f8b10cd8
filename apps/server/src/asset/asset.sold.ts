import type { AssetType } from '@compute-mall/core/asset'
import type { GoodsKind } from '@compute-mall/core/goods'
import { sql } from 'kysely'
import type { GoodsPublished } from '../goods/index.ts'
import { type Db, writing } from '../platform/database/index.ts'
import { lexemesOf } from '../platform/lexemes.ts'
import type { AssetTables } from './asset.tables.ts'

const write = writing<AssetTables>()

/** The kinds of goods that stand in the community as well (W8). */
const typesOf: Readonly<Partial<Record<GoodsKind, AssetType>>> = { model: 'model', data: 'dataset' }

const both = ({ zh, en }: GoodsPublished['name']) => [zh, en]

const rowOf = (goods: GoodsPublished, asset_type: AssetType) => {
  const { goodsId, name, summary, shopName, tags, clusterId, firstRows, at } = goods
  return {
    id: `a-${goodsId}`,
    asset_type,
    name: JSON.stringify(name) as never,
    summary: JSON.stringify(summary) as never,
    owner: JSON.stringify(shopName) as never,
    tags: JSON.stringify(tags) as never,
    goods_id: goodsId,
    cluster_id: asset_type === 'model' ? clusterId : null,
    preview: firstRows == null ? null : (JSON.stringify(firstRows) as never),
    updated_at: new Date(at),
    words: lexemesOf([summary, shopName, ...tags].flatMap(both), both(name)),
  }
}

/** Models and data sets that are published stand in the community, as their merchant describes them last (W8). */
export const keepSoldAssets = async (trx: Db, published: readonly GoodsPublished[]): Promise<void> => {
  for (const goods of published) {
    const assetType = typesOf[goods.kind]
    if (assetType === undefined) continue
    const { id, ...row } = rowOf(goods, assetType)
    await write(trx)
      .insertInto('assets')
      .values({ id, ...row, like_count: 0, use_count: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ ...row, updated_at: sql`excluded.updated_at` }),
      )
      .execute()
  }
}
