import { isBlank, type Words } from '@compute-mall/core/codec'
import { type GoodsForm, readGoodsForm, type SkuForm } from '@compute-mall/core/goods'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { GoodsRecord, SkuRecord } from '../goods.record.ts'

const pricingsOf = async (db: Db, skuIds: readonly string[]) =>
  skuIds.length === 0
    ? []
    : db.selectFrom('pricings').selectAll().where('sku_id', 'in', skuIds).orderBy('position').execute()

const skusOf = async (db: Db, goodsId: string): Promise<readonly SkuForm[]> => {
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'document', 'expires_at'])
    .where('goods_id', '=', goodsId)
    .orderBy('position')
    .execute()
  const pricings = await pricingsOf(
    db,
    rows.map(({ id }) => id),
  )
  const stock = await db
    .selectFrom('sku_stock')
    .select(['sku_id', 'cluster_id', 'capacity'])
    .where('goods_id', '=', goodsId)
    .orderBy('position')
    .execute()
  return rows
    .map(({ id, document, expires_at }) => ({
      id,
      sn: document.sn,
      specificationValues: document.specificationValues,
      pricing: pricings
        .filter(({ sku_id }) => sku_id === id)
        .map((pricing) => ({
          id: pricing.id,
          price: pricing.price,
          sourcePrice: pricing.source_price,
          billingType: pricing.billing_type,
          unit: pricing.unit,
          duration: pricing.duration,
        })),
      param: document.param,
      appPlatformUrl: document.appPlatformUrl,
      appInfoList: document.appInfoList,
      expiresAt: expires_at?.toISOString() ?? null,
      stock: stock
        .filter(({ sku_id }) => sku_id === id)
        .map(({ cluster_id, capacity }) => ({ clusterId: cluster_id, capacity })),
    }))
    .filter(({ pricing }) => pricing.length > 0)
}

/** Goods as they are published, in the shape of their form; null before the first publication. */
export const publishedForm = async (db: Db, goodsId: string): Promise<GoodsForm | null> => {
  const row = await db
    .selectFrom('goods')
    .innerJoin('goods_lives', 'goods_lives.goods_id', 'goods.id')
    .select([
      'document',
      'type',
      'resource_type',
      'purchase_limit',
      'buyer_limit',
      'classification',
      'catalogue_item_id',
      'first_rows',
    ])
    .where('id', '=', goodsId)
    .executeTakeFirst()
  if (row === undefined) return null
  const dependencies = await db
    .selectFrom('goods_dependencies')
    .select(['depends_on', 'required'])
    .where('goods_id', '=', goodsId)
    .orderBy('position')
    .execute()
  return readGoodsForm({
    ...row.document,
    type: row.type,
    resourceType: row.resource_type,
    classification: row.classification,
    catalogueItemId: row.catalogue_item_id,
    firstRows: row.first_rows,
    limit: row.purchase_limit,
    buyerLimit: row.buyer_limit,
    skus: await skusOf(db, goodsId),
    dependencies: dependencies.map(({ depends_on, required }) => ({ goodsId: depends_on, required })),
    shelfAt: null,
  })
}

/** English falls back to Chinese where the seller wrote none (W16). */
export const told = ({ zh, en }: Words): Words => ({
  zh: zh.trim(),
  en: isBlank(en) ? zh.trim() : en.trim(),
})

const rowsTold = (rows: GoodsForm['params']) =>
  rows.map(({ name, value }) => ({ name: told(name), value: told(value) }))

const skuRecord = (sku: SkuForm): SkuRecord => ({
  ...sku,
  param: rowsTold(sku.param),
  appInfoList: rowsTold(sku.appInfoList),
  expiresAt: sku.expiresAt === null ? null : new Date(sku.expiresAt),
  stock: sku.stock.map(({ clusterId, capacity }) => ({ clusterId, capacity, free: capacity })),
})

/** Whose goods a form describes. */
export interface FormSubject {
  readonly id: string
  readonly shop: GoodsRecord['shop']
  readonly display: boolean
  readonly listedAt: Date
}

/** Goods as they would be written from what their seller describes; all of what they offer is free. */
export const recordFrom = (form: GoodsForm, subject: FormSubject): GoodsRecord => ({
  ...subject,
  kind: form.kind,
  type: form.type,
  resourceType: form.resourceType,
  classification: form.classification,
  name: told(form.name),
  summary: told(form.summary),
  description: form.description.map(told),
  tags: form.tags.map(told),
  figures: form.figures,
  specifications: form.specifications.map((specification) => ({
    ...specification,
    name: told(specification.name),
    values: specification.values.map((value) => ({ ...value, name: told(value.name) })),
  })),
  params: rowsTold(form.params),
  support: rowsTold(form.support),
  cases: rowsTold(form.cases),
  firstRows: form.firstRows,
  limit: form.limit,
  ...(form.buyerLimit !== null && { buyerLimit: form.buyerLimit }),
  skus: form.skus.map(skuRecord),
  dependencies: form.dependencies,
})

/** Gives each new sku and price the id under which it will be published; those that are published keep theirs. */
export const withIds = (form: GoodsForm, published: GoodsForm | null): GoodsForm => {
  const skuIds = new Set(published?.skus.map(({ id }) => id))
  const pricingIds = new Set(published?.skus.flatMap(({ pricing }) => pricing.map(({ id }) => id)))
  return {
    ...form,
    skus: form.skus.map((sku) => ({
      ...sku,
      id: skuIds.has(sku.id) ? sku.id : newId(),
      pricing: sku.pricing.map((pricing) => ({
        ...pricing,
        id: pricingIds.has(pricing.id) ? pricing.id : newId(),
      })),
    })),
  }
}

/** A copy: the same description under a new number, with nothing published. */
export const copyOf = (form: GoodsForm): GoodsForm => ({
  ...form,
  shelfAt: null,
  skus: form.skus.map((sku) => ({
    ...sku,
    id: '',
    sn: '',
    pricing: sku.pricing.map((pricing) => ({ ...pricing, id: '' })),
  })),
})
