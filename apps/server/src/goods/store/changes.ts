import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  emptyGoodsForm,
  type GoodsForm,
  type GoodsKind,
  isFeaturable,
  MAX_FEATURED,
  newGoods,
  readGoodsForm,
  shelfTimeProblems,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { type AuditActor, audit } from '../../audit/index.ts'
import { discardDraft, findDraft, saveDraft } from '../../form/index.ts'
import { type Db, lockSubject } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { draftOwner, findOwn, GOODS_DRAFT, lastApplication } from './applications.ts'
import { copyOf, publishedForm } from './forms.ts'
import { type LifeRow, lifeOf, noteHistory, takeGoodsStep } from './lives.ts'
import { write } from './write.ts'

type Seller = AuditActor & { readonly actorId: string }

/** What is copied: the draft, else what is published, else what was handed in last. */
const formToCopy = async (trx: Db, row: LifeRow, now: Date): Promise<GoodsForm> => {
  const draft = await findDraft(trx, draftOwner(row.goods_id), GOODS_DRAFT, now)
  if (draft !== null) return readGoodsForm(draft.record)
  const published = await publishedForm(trx, row.goods_id)
  if (published !== null) return published
  const last = await lastApplication(trx, row.goods_id)
  return last === undefined ? emptyGoodsForm(row.kind) : readGoodsForm(last.record)
}

/** Begins goods with a draft, empty or of a copy. Refusal: MALL10001 for a copy of what is not one's own. */
export const beginGoods = async (
  trx: Db,
  {
    kind = 'software',
    copyOf: source,
  }: { readonly kind?: GoodsKind | undefined; readonly copyOf?: string | undefined },
  { shopId, by }: { readonly shopId: string; readonly by: Seller },
): Promise<E.Either<Refusal, { readonly goodsId: string }>> => {
  const copied = source === undefined ? undefined : await findOwn(trx, source, shopId)
  if (source !== undefined && copied === undefined) return E.left(refusals.goodsNotFound())
  const form = copied === undefined ? emptyGoodsForm(kind) : copyOf(await formToCopy(trx, copied, by.now))
  const goodsId = newId()
  await write(trx)
    .insertInto('goods_lives')
    .values({
      goods_id: goodsId,
      shop_id: shopId,
      kind: form.kind,
      name: form.name,
      shelf: newGoods.shelf,
      review: newGoods.review,
      shelf_reason: null,
      review_reason: null,
      featured_at: null,
      shelf_at: null,
      catalogue_item_id: null,
      created_at: by.now,
      changed_at: by.now,
      deleted_at: null,
    })
    .execute()
  await saveDraft(trx, {
    owner: draftOwner(goodsId),
    form: GOODS_DRAFT,
    revision: 0,
    record: { ...form },
    savedBy: by.actorId,
    now: by.now,
  })
  await noteHistory(trx, goodsId, newGoods, { event: 'goods.begun', by })
  const object = { type: 'goods', id: goodsId }
  await audit(trx, by, {
    action: 'goods.begun',
    object,
    after: { shelf: newGoods.shelf, ...(source !== undefined && { copyOf: source }) },
  })
  return E.right({ goodsId })
}

/** Goes back to what stands. Refusal: MALL10005. */
export const discardGoodsDraft = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
): Promise<E.Either<Refusal, unknown>> => {
  const taken = await takeGoodsStep(trx, row, { type: 'draft.discarded' }, by)
  if (E.isRight(taken)) await discardDraft(trx, draftOwner(row.goods_id), GOODS_DRAFT)
  return taken
}

/** Removes goods from every list; what is bought and ordered of them goes on. Refusal: MALL10005. */
export const deleteGoods = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
): Promise<E.Either<Refusal, unknown>> => {
  const taken = await takeGoodsStep(trx, row, { type: 'goods.deleted' }, by)
  if (E.isRight(taken)) await discardDraft(trx, draftOwner(row.goods_id), GOODS_DRAFT)
  return taken
}

/** A change that the chart does not know: its line in history and audit log. */
const noteChange = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
  event: string,
  values: {
    readonly before?: Readonly<Record<string, unknown>>
    readonly after?: Readonly<Record<string, unknown>>
  },
): Promise<void> => {
  await noteHistory(trx, row.goods_id, row, { event, by })
  await audit(trx, by, { action: event, object: { type: 'goods', id: row.goods_id }, ...values })
}

/** Puts goods first in their shop, at most 8 (W12), or back. Refusals: MALL10005, MALL10009. */
export const feature = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
  isFeatured: boolean,
): Promise<E.Either<Refusal, void>> => {
  if (!isFeaturable(lifeOf(row)) || (row.featured_at !== null) === isFeatured)
    return E.left(refusals.goodsStateConflict())
  if (isFeatured) {
    // Two at once would both be the eighth.
    await lockSubject(trx, `featured:${row.shop_id}`)
    const { count } = await trx
      .selectFrom('goods_lives')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('shop_id', '=', row.shop_id)
      .where('featured_at', 'is not', null)
      .executeTakeFirstOrThrow()
    if (count >= MAX_FEATURED) return E.left(refusals.tooManyFeatured({ most: MAX_FEATURED }))
  }
  await write(trx)
    .updateTable('goods_lives')
    .set({ featured_at: isFeatured ? by.now : null })
    .where('goods_id', '=', row.goods_id)
    .execute()
  await noteChange(trx, row, by, isFeatured ? 'goods.featured' : 'goods.unfeatured', {})
  return E.right(undefined)
}

/** What a centre can hold of a sku from now on (W13). */
export interface NewStock {
  readonly skuId: string
  readonly clusterId?: string | undefined
  readonly capacity: number
}

/** Changes what a centre can hold, at once. Refusals: MALL10001, MALL10006 below what is sold and open. */
export const setStock = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
  { skuId, clusterId = '', capacity }: NewStock,
): Promise<E.Either<Refusal, void>> => {
  const stock = await trx
    .selectFrom('sku_stock')
    .select(['free', 'capacity'])
    .where('goods_id', '=', row.goods_id)
    .where('sku_id', '=', skuId)
    .where('cluster_id', '=', clusterId)
    .forUpdate()
    .executeTakeFirst()
  if (stock === undefined) return E.left(refusals.goodsNotFound())
  const sold = stock.capacity - stock.free
  if (capacity < sold || capacity < 0)
    return E.left(refusals.goodsInvalid({ fields: 'capacity', least: sold }))
  await write(trx)
    .updateTable('sku_stock')
    .set({ free: capacity - sold, capacity })
    .where('sku_id', '=', skuId)
    .where('cluster_id', '=', clusterId)
    .execute()
  await noteChange(trx, row, by, 'stock.changed', {
    before: { skuId, clusterId, capacity: stock.capacity },
    after: { skuId, clusterId, capacity },
  })
  return E.right(undefined)
}

/** Sets when goods go on the shelf (W13). Refusal: MALL10006 for a time further ahead than 90 days. */
export const setShelfTime = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
  shelfAt: string | null,
): Promise<E.Either<Refusal, void>> => {
  if (shelfTimeProblems('shelfAt', shelfAt, by.now.getTime()).length > 0)
    return E.left(refusals.goodsInvalid({ fields: 'shelfAt' }))
  await write(trx)
    .updateTable('goods_lives')
    .set({ shelf_at: shelfAt === null ? null : new Date(shelfAt), changed_at: by.now })
    .where('goods_id', '=', row.goods_id)
    .execute()
  await noteChange(trx, row, by, 'shelfTime.changed', {
    before: { shelfAt: row.shelf_at?.toISOString() ?? null },
    after: { shelfAt },
  })
  return E.right(undefined)
}
