import * as t from 'io-ts'
import { Count, Id, Nullable, Words } from '../codec/index.ts'
import { ResourceType } from '../resource/index.ts'
import {
  BillingType,
  BillingUnit,
  GoodsKind,
  GoodsType,
  NameValue,
  PurchaseLimit,
  Specification,
} from './goods.codec.ts'

/** A price as its seller types it; `id` is empty until it was published. Amounts in yuan. */
export const PricingForm = t.readonly(
  t.type({
    id: t.string,
    price: t.string,
    sourcePrice: t.string,
    billingType: BillingType,
    unit: BillingUnit,
    /** Days, months or years by `billingType`; 0 where time plays no part. */
    duration: Count,
  }),
  'PricingForm',
)
export type PricingForm = t.TypeOf<typeof PricingForm>

/** How much of a sku a centre can hold; `clusterId` is empty for goods that run nowhere in particular. */
const StockForm = t.readonly(t.type({ clusterId: t.string, capacity: Count }), 'StockForm')

/** A sku as its seller describes it; `id` is empty until it was published. */
export const SkuForm = t.readonly(
  t.type({
    id: t.string,
    /** Serial number, unique in the shop. */
    sn: t.string,
    /** Value code by specification code. */
    specificationValues: t.readonly(t.record(t.string, t.string)),
    pricing: t.readonlyArray(PricingForm),
    param: t.readonlyArray(NameValue),
    /** Where the buyer uses it (https); null for none. */
    appPlatformUrl: Nullable(t.string),
    /** Instructions, told after payment. */
    appInfoList: t.readonlyArray(NameValue),
    /** When the offer ends (ISO 8601); null for never. */
    expiresAt: Nullable(t.string),
    stock: t.readonlyArray(StockForm),
  }),
  'SkuForm',
)
export type SkuForm = t.TypeOf<typeof SkuForm>

/** By which codes of the search taxonomy goods are found, besides those that follow from their skus. */
const ClassificationForm = t.readonly(
  t.type({
    /** The leaf of a category tree. */
    category: t.string,
    industry: t.readonlyArray(t.string),
    resource: t.readonlyArray(ResourceType),
    delivery: t.readonlyArray(t.string),
    /** Processors and cards. */
    spec: t.readonlyArray(t.string),
  }),
  'ClassificationForm',
)

/**
 * Goods as their seller describes them in the editor: the shape of a draft and of what is submitted (width 2.5, W17).
 * The codec says the shape alone; `goodsProblems` judges the values.
 */
export const GoodsForm = t.readonly(
  t.type({
    kind: GoodsKind,
    type: GoodsType,
    resourceType: Nullable(ResourceType),
    classification: ClassificationForm,
    /** The catalogue item that is offered, for kinds of computing; null for none. */
    catalogueItemId: Nullable(Id),
    name: Words,
    summary: Words,
    /** Paragraphs. */
    description: t.readonlyArray(Words),
    tags: t.readonlyArray(Words),
    figures: t.readonlyArray(t.string),
    specifications: t.readonlyArray(Specification),
    params: t.readonlyArray(NameValue),
    support: t.readonlyArray(NameValue),
    cases: t.readonlyArray(NameValue),
    /** The first rows of a data set as they were pasted, which `readFirstRows` reads; empty for none. */
    firstRows: t.string,
    limit: PurchaseLimit,
    /** What one buyer may have of all skus together; null for as much as there is. */
    buyerLimit: Nullable(Count),
    skus: t.readonlyArray(SkuForm),
    dependencies: t.readonlyArray(t.readonly(t.type({ goodsId: Id, required: t.boolean }))),
    /** When they go on the shelf (ISO 8601); null for at once after passing. */
    shelfAt: Nullable(t.string),
  }),
  'GoodsForm',
)
export type GoodsForm = t.TypeOf<typeof GoodsForm>

/** Why a field of goods cannot go in for review. */
export const GoodsProblem = t.readonly(
  t.type({
    /** The path of the field, e.g. `skus.0.pricing.1.price`. */
    field: t.string,
    /** A key of the texts `goods.problem.*`. */
    code: t.string,
    /** Fills the text, e.g. the greatest length. */
    most: Nullable(t.number),
  }),
  'GoodsProblem',
)
export type GoodsProblem = t.TypeOf<typeof GoodsProblem>
