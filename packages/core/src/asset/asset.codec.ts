import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Words } from '../codec/index.ts'
import { assetTypes } from './asset.rules.ts'

/** What the AI community holds (R1.04): models, data sets, and studios, which are ready workspaces. */
export const AssetType = OneOf('AssetType', assetTypes)
export type AssetType = t.TypeOf<typeof AssetType>

/** An asset of the AI community; `goodsId` is the goods item under which it is sold, if it is. */
export const Asset = t.readonly(
  t.type({
    id: Id,
    assetType: AssetType,
    name: Words,
    summary: Words,
    owner: Words,
    tags: t.readonlyArray(Words),
    goodsId: Nullable(Id),
    /** Where it runs or lies; null for one that lies in no particular centre. */
    clusterId: Nullable(Id),
    likeCount: Count,
    useCount: Count,
    updateTime: Instant,
  }),
  'Asset',
)
export type Asset = t.TypeOf<typeof Asset>

/** An asset as it is opened: where it runs, and whether the caller likes it. */
export const AssetDetail = t.readonly(
  t.intersection([Asset, t.type({ centerName: Nullable(Words), isLiked: t.boolean })]),
  'AssetDetail',
)
export type AssetDetail = t.TypeOf<typeof AssetDetail>

/** In which centre's queue the asset behind a goods item runs (spec section 7, queue-info). */
export const QueueInfo = t.readonly(t.type({ assetType: AssetType, clusterId: Id }), 'QueueInfo')
export type QueueInfo = t.TypeOf<typeof QueueInfo>
