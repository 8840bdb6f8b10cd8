import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Words } from '../codec/index.ts'
import { BillingType, BillingUnit, FirstRows, GoodsKind, NameValue } from '../goods/index.ts'
import { Money } from '../money/index.ts'
import { Availability } from '../resource/index.ts'
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
    centerName: Nullable(Words),
    /** How much that centre has left at this moment, and so how long one waits there; null for none in particular. */
    centerLoad: Nullable(Availability),
    /**
     * The price by which its goods are listed, and what `shownUnit` needs to name its unit; of goods that are free in
     * part, the price of the rest. Zero where all of it is free; null for what nobody sells.
     */
    price: Nullable(
      t.readonly(
        t.type({
          amount: Money,
          kind: GoodsKind,
          unit: BillingUnit,
          billingType: BillingType,
          /** Whether something of it is free, such as a sample of what is licensed. */
          hasFree: t.boolean,
        }),
      ),
    ),
    likeCount: Count,
    useCount: Count,
    updateTime: Instant,
  }),
  'Asset',
)
export type Asset = t.TypeOf<typeof Asset>

/** An asset as it is opened: who offers it, what is known of it, and what the caller has to do with it. */
export const AssetDetail = t.readonly(
  t.intersection([
    Asset,
    t.type({
      /** The shop that sells it; null for what nobody sells. */
      shopId: Nullable(Id),
      /** Size, context, rows, licence: as its publisher gives them. */
      figures: t.readonlyArray(NameValue),
      hasTrial: t.boolean,
      /** Where its service is called, `https://…`; null where there is none. */
      serviceUrl: Nullable(t.string),
      /** Whether there are first rows to look at. */
      hasPreview: t.boolean,
      isLiked: t.boolean,
      /** Whether the caller has bought it. */
      isBought: t.boolean,
    }),
  ]),
  'AssetDetail',
)
export type AssetDetail = t.TypeOf<typeof AssetDetail>

/** The first rows of a data set, as those who sell it describe them. */
export const AssetPreview = FirstRows
export type AssetPreview = FirstRows

/** In which centre's queue the asset behind a goods item runs (spec section 7, queue-info). */
export const QueueInfo = t.readonly(t.type({ assetType: AssetType, clusterId: Id }), 'QueueInfo')
export type QueueInfo = t.TypeOf<typeof QueueInfo>
