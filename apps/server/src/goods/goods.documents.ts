import type { Words } from '@compute-mall/core/codec'
import { lookup } from '@compute-mall/core/fp'
import {
  type Goods,
  type GoodsCard,
  hasTrialMode,
  listedPricing,
  type Sku,
  type Specification,
} from '@compute-mall/core/goods'
import type { GoodsRecord, SkuRecord } from './goods.record.ts'

/** What is stored ready to be sent; what is counted or changes by itself is joined when it is read. */
export type GoodsDocument = Omit<
  Goods,
  'limit' | 'display' | 'saleCount' | 'score' | 'reviewCount' | 'recentOrderCount'
>
export type CardDocument = Omit<GoodsCard, 'availability' | 'left' | 'saleCount' | 'score'>
export type SkuDocument = Pick<
  Sku,
  'uniqueId' | 'sn' | 'specificationValues' | 'param' | 'appPlatformUrl' | 'appInfoList'
>

export const goodsDocument = (record: GoodsRecord): GoodsDocument => ({
  id: record.id,
  kind: record.kind,
  type: record.type,
  resourceType: record.resourceType,
  shopId: record.shop.id,
  shopName: record.shop.name,
  name: record.name,
  summary: record.summary,
  description: record.description,
  tags: record.tags,
  figures: record.figures,
  specifications: record.specifications,
  params: record.params,
  support: record.support,
  cases: record.cases,
})

export const skuDocument = (sku: SkuRecord): SkuDocument => ({
  uniqueId: sku.id,
  sn: sku.sn,
  specificationValues: sku.specificationValues,
  param: sku.param,
  appPlatformUrl: sku.appPlatformUrl,
  appInfoList: sku.appInfoList,
})

/** The words of a sku's specification values, in the order in which the goods list their specifications. */
export const specificationOf = (
  specifications: readonly Specification[],
  values: Readonly<Record<string, string>>,
): readonly Words[] =>
  specifications.flatMap(({ code, values: known }) =>
    known.filter((value) => value.code === lookup(values, code)).map(({ name }) => name),
  )

type Offered = Pick<Sku, 'id' | 'pricing'>

/** The sku and price that a list shows, by `listedPricing`; the trial of goods that can only be tried. */
export const shownOffer = (skus: readonly Offered[]) => {
  const all = skus.flatMap(({ pricing }) => pricing)
  const pricing = listedPricing({ pricing: all }) ?? all[0]
  const sku = skus.find((each) => each.pricing.some((own) => own === pricing))
  return pricing === undefined || sku === undefined ? undefined : { sku, pricing }
}

/** What a card says of skus and prices; nothing when there is no price. */
export const cardOffer = (skus: readonly Offered[]) => {
  const shown = shownOffer(skus)
  return shown === undefined
    ? undefined
    : {
        skuId: shown.sku.id,
        minPrice: shown.pricing.price,
        sourcePrice: shown.pricing.sourcePrice,
        unit: shown.pricing.unit,
        billingType: shown.pricing.billingType,
        hasTrialMode: skus.some(hasTrialMode),
      }
}

/** `region` is the region of the centre that is named first; it has no words for goods that run nowhere. */
export const cardDocument = (record: GoodsRecord, region: Words | null): CardDocument => {
  const offer = cardOffer(record.skus)
  if (offer === undefined) throw new Error(`goods ${record.id} have no price`)
  return {
    goodsId: record.id,
    kind: record.kind,
    type: record.type,
    resourceType: record.resourceType,
    name: record.name,
    summary: record.summary,
    shopId: record.shop.id,
    shopName: record.shop.name,
    regionName: region,
    ...offer,
    tags: record.tags,
    figures: record.figures,
  }
}
