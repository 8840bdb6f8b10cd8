import type { AssetPreview } from '@compute-mall/core/asset'
import type { Words } from '@compute-mall/core/codec'
import { firstRowsOf } from '@compute-mall/core/goods'
import { DAY_MS } from '@compute-mall/core/time'
import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import { lexemesOf } from '@compute-mall/server/platform/lexemes'
import type { Kysely } from 'kysely'
import type { SeededGoods } from './catalogue/catalogue.ts'
import { studios as studioTable } from './content/studios.ts'
import { randomOf } from './random.ts'
import { rowsOf, words } from './table.ts'
import { openCenters } from './world.ts'

interface AssetSeed {
  readonly id: string
  readonly assetType: 'model' | 'dataset' | 'studio'
  readonly name: Words
  readonly summary: Words
  readonly owner: Words
  readonly tags: readonly Words[]
  readonly goodsId: string | null
  readonly clusterId: string | null
  readonly useCount: number
  /** The first rows of a data set; null for none. */
  readonly preview: AssetPreview | null
}

const types = { model: 'model', data: 'dataset' } as const

/** Models and data sets that are sold are in the community as well; a model runs where cards are. */
const soldAssets = (catalogue: readonly SeededGoods[]): readonly AssetSeed[] =>
  catalogue.flatMap(({ record, saleCount }): readonly AssetSeed[] => {
    const { id, kind, name, summary, shop, tags, firstRows = '' } = record
    if ((kind !== 'model' && kind !== 'data') || !record.display) return []
    const centers = openCenters.filter(({ resourceTypes }) => resourceTypes.includes('gpu'))
    return [
      {
        id: `a-${id}`,
        assetType: types[kind],
        name,
        summary,
        owner: shop.name,
        tags,
        goodsId: id,
        clusterId: kind === 'model' ? randomOf(`asset:${id}`).pick(centers).id : null,
        useCount: 9 * saleCount,
        preview: firstRowsOf({ kind, firstRows }),
      },
    ]
  })

const studioAssets = (): readonly AssetSeed[] =>
  rowsOf(studioTable, 'zh', 'en', 'tagZh', 'tagEn', 'center', 'zhText', 'enText').map((row, i) => ({
    id: `a-studio-${i + 1}`,
    assetType: 'studio',
    name: words(row.zh, row.en),
    summary: words(row.zhText, row.enText),
    owner: words('超算互联网社区', 'Supercomputing Internet Community'),
    tags: [words(row.tagZh, row.tagEn)],
    goodsId: null,
    clusterId: row.center,
    useCount: randomOf(`studio:${row.en}`).whole(300, 24_000),
    preview: null,
  }))

const rowOf = (asset: AssetSeed, now: Date) => {
  const random = randomOf(`asset:${asset.id}:story`)
  const { name, summary, owner, tags } = asset
  return {
    id: asset.id,
    asset_type: asset.assetType,
    name,
    summary,
    owner,
    tags,
    goods_id: asset.goodsId,
    cluster_id: asset.clusterId,
    like_count: Math.round(asset.useCount * (0.02 + 0.06 * random.next())),
    use_count: asset.useCount,
    preview: asset.preview,
    updated_at: new Date(now.getTime() - random.whole(1, 200) * DAY_MS),
    words: lexemesOf(
      [summary, owner, ...tags].flatMap(({ zh, en }) => [zh, en]),
      [name.zh, name.en],
    ),
  }
}

/** The AI community (R1.04): every model and data set on the shelf, and studios. */
export const seedAssets = (
  db: Kysely<Database>,
  catalogue: readonly SeededGoods[],
  now: Date,
): Promise<void> =>
  insertRows(
    db,
    'assets',
    [...soldAssets(catalogue), ...studioAssets()].map((asset) => rowOf(asset, now)),
  )
