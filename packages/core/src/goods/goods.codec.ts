import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Personal, Words } from '../codec/index.ts'
import { Money } from '../money/index.ts'
import { Availability, ResourceType } from '../resource/index.ts'
import { applicationKinds, computeKinds } from './goods.kinds.ts'

/** The eleven kinds of goods: five of computing, six of applications. */
export const GoodsKind = OneOf('GoodsKind', [...computeKinds, ...applicationKinds])
export type GoodsKind = t.TypeOf<typeof GoodsKind>

/** How a resource is sold (spec section 3, Goods type values). */
export const GoodsType = OneOf('GoodsType', ['share', 'contract', 'storage', 'other'])
export type GoodsType = t.TypeOf<typeof GoodsType>

/** Spec section 9, Billing types. */
export const BillingType = OneOf('BillingType', ['YEAR', 'MONTH', 'DAY', 'FOREVER', 'ONCE', 'FREE', 'TRIAL'])
export type BillingType = t.TypeOf<typeof BillingType>

/** Spec section 9, Billing units (R9.04). */
export const BillingUnit = OneOf('BillingUnit', [
  'coreHour',
  'cardHour',
  'gbMonth',
  'platformMonth',
  'platformDay',
  'times',
  'year',
  'month',
])
export type BillingUnit = t.TypeOf<typeof BillingUnit>

/** One price of a sku. `duration` counts days, months or years by `billingType`; it is 0 where time plays no part. */
export const Pricing = t.readonly(
  t.type({
    id: Id,
    price: Money,
    /** The price before a reduction; equal to `price` when there is none. */
    sourcePrice: Money,
    billingType: BillingType,
    unit: BillingUnit,
    duration: Count,
  }),
  'Pricing',
)
export type Pricing = t.TypeOf<typeof Pricing>

/** Where a sku can be opened, and how much is left there. */
export const ClusterResource = t.readonly(
  t.type({
    clusterId: Id,
    centerName: Words,
    region: t.string,
    availability: Availability,
    /** About how much, as `aboutLeft` tells it. */
    left: Count,
    scheduler: Nullable(t.string),
  }),
  'ClusterResource',
)
export type ClusterResource = t.TypeOf<typeof ClusterResource>

const SpecificationValue = t.readonly(t.type({ code: t.string, name: Words }), 'SpecificationValue')

/** A property by which the skus of one goods item differ, e.g. card model, with its values in display order. */
export const Specification = t.readonly(
  t.type({ code: t.string, name: Words, values: t.readonlyArray(SpecificationValue) }),
  'Specification',
)
export type Specification = t.TypeOf<typeof Specification>

/** A row of a table of two columns, such as a parameter. */
export const NameValue = t.readonly(t.type({ name: Words, value: Words }), 'NameValue')
export type NameValue = t.TypeOf<typeof NameValue>

/** `0` an unpaid order exists (spec section 3); decided: `1` none, `2` being opened, `3` bought. */
const PurchaseStatus = OneOf('PurchaseStatus', ['0', '1', '2', '3'])
export type PurchaseStatus = t.TypeOf<typeof PurchaseStatus>

/** What can be bought: one combination of specification values (spec section 3, skus). */
export const Sku = t.readonly(
  t.type({
    id: Id,
    uniqueId: Id,
    sn: t.string,
    /** Value code by specification code. */
    specificationValues: t.readonly(t.record(t.string, t.string)),
    pricing: t.readonlyArray(Pricing),
    param: t.readonlyArray(NameValue),
    appPlatformUrl: Nullable(t.string),
    /** Empty for goods that run nowhere in particular, e.g. data. */
    clusterResources: t.readonlyArray(ClusterResource),
    appInfoList: t.readonlyArray(NameValue),
    expireTime: Nullable(Instant),
    availability: Availability,
    /** About how much is left in the place that has most of it. */
    left: Count,
    hasFormal: t.boolean,
    canTrial: t.boolean,
    hasTrial: t.boolean,
    unpaidOrderId: Nullable(Id),
    purchaseStatus: PurchaseStatus,
  }),
  'Sku',
)
export type Sku = t.TypeOf<typeof Sku>

/** What one purchase may amount to (R9.01). `duration` is the least, in the sku's own time unit. */
export const PurchaseLimit = t.readonly(
  t.type({ amount: Count, maxAmount: Count, duration: Count, maxDuration: Count }),
  'PurchaseLimit',
)
export type PurchaseLimit = t.TypeOf<typeof PurchaseLimit>

/** Everything about a goods item that does not depend on who looks (spec section 3, Goods detail). */
export const Goods = t.readonly(
  t.type({
    id: Id,
    kind: GoodsKind,
    type: GoodsType,
    resourceType: Nullable(ResourceType),
    shopId: Id,
    shopName: Words,
    name: Words,
    summary: Words,
    /** Paragraphs of the details tab. */
    description: t.readonlyArray(Words),
    tags: t.readonlyArray(Words),
    /** Short figures for cover and chips that read the same in both languages, e.g. `8×A800`. */
    figures: t.readonlyArray(t.string),
    specifications: t.readonlyArray(Specification),
    params: t.readonlyArray(NameValue),
    support: t.readonlyArray(NameValue),
    cases: t.readonlyArray(NameValue),
    limit: PurchaseLimit,
    /** On the shelf. */
    display: t.boolean,
    saleCount: Count,
    score: t.number,
    reviewCount: Count,
    /** Orders over the last 180 days (R9.08). */
    recentOrderCount: Count,
  }),
  'Goods',
)
export type Goods = t.TypeOf<typeof Goods>

/** Goods as visitors know them whoever may read the detail: what they are, where they are sold, what they cost. */
export const GoodsExcerpt = t.readonly(
  t.type({
    goods: t.readonly(
      t.type({
        id: Id,
        kind: GoodsKind,
        shopId: Id,
        shopName: Words,
        name: Words,
        summary: Words,
        description: t.readonlyArray(Words),
        figures: t.readonlyArray(t.string),
        specifications: t.readonlyArray(Specification),
        cases: t.readonlyArray(NameValue),
        /** On the shelf. */
        display: t.boolean,
      }),
    ),
    skus: t.readonlyArray(
      t.readonly(
        t.type({
          id: Id,
          sn: t.string,
          specificationValues: t.readonly(t.record(t.string, t.string)),
          pricing: t.readonlyArray(Pricing),
          availability: Availability,
          left: Count,
        }),
      ),
    ),
  }),
  'GoodsExcerpt',
)
export type GoodsExcerpt = t.TypeOf<typeof GoodsExcerpt>

/** A goods item as lists show it, with the price by which it is listed (`listedPricing`). */
export const GoodsCard = t.readonly(
  t.type({
    goodsId: Id,
    skuId: Id,
    kind: GoodsKind,
    type: GoodsType,
    resourceType: Nullable(ResourceType),
    name: Words,
    summary: Words,
    shopId: Id,
    shopName: Words,
    regionName: Nullable(Words),
    minPrice: Money,
    sourcePrice: Money,
    unit: BillingUnit,
    billingType: BillingType,
    hasTrialMode: t.boolean,
    availability: Availability,
    /** About how much is left of it, as `aboutLeft` tells it. */
    left: Count,
    saleCount: Count,
    score: t.number,
    tags: t.readonlyArray(Words),
    figures: t.readonlyArray(t.string),
  }),
  'GoodsCard',
)
export type GoodsCard = t.TypeOf<typeof GoodsCard>

/** A customer's review of goods. */
export const Review = t.readonly(
  t.type({
    id: Id,
    /** Masked by the server. */
    userName: Personal('name', t.string),
    score: Count,
    text: Words,
    createTime: Instant,
    reply: Nullable(Words),
  }),
  'Review',
)
export type Review = t.TypeOf<typeof Review>

/** What a buyer says of goods, which are named. */
export const NamedReview = t.readonly(t.type({ goodsId: Id, name: Words, review: Review }), 'NamedReview')
export type NamedReview = t.TypeOf<typeof NamedReview>

/** What an application needs to run, e.g. a queue of cards. */
export const DependResource = t.readonly(
  t.type({ goodsId: Id, name: Words, kind: GoodsKind, required: t.boolean }),
  'DependResource',
)
export type DependResource = t.TypeOf<typeof DependResource>

/** Goods as they would stand in the mall once an application of their seller is carried out (R4.03). */
export const GoodsPreview = t.readonly(
  t.type({ goods: Goods, skus: t.readonlyArray(Sku), dependResources: t.readonlyArray(DependResource) }),
  'GoodsPreview',
)
export type GoodsPreview = t.TypeOf<typeof GoodsPreview>

/** Goods by their name, e.g. those that somebody has looked at or marked. */
export const NamedGoods = t.readonly(t.type({ id: Id, name: Words }), 'NamedGoods')
export type NamedGoods = t.TypeOf<typeof NamedGoods>
