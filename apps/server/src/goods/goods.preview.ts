import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { DependResource, Goods, GoodsPreview, goodsEndpoints, Sku } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { availabilityOf } from '@compute-mall/core/resource'
import type { Db } from '../database.ts'
import type { Handlers, SessionUser } from '../platform/http/index.ts'
import { dependResourcesOf, goodsOf, skuOf } from './goods.answers.ts'
import { goodsDocument, skuDocument } from './goods.documents.ts'
import type { GoodsRecord, SkuRecord, Stock } from './goods.record.ts'
import type { GoodsApplicationTable } from './goods.tables.ts'
import { recordOf } from './store/applications.ts'
import type { PlaceJson } from './store/statements.ts'

type Found = Pick<GoodsApplicationTable, 'record'>

const applications = (db: Db, { retailerId, roles }: SessionUser) => {
  const all = db.selectFrom('goods_applications').select('record')
  // A reviewer sees every merchant's, a merchant none but their own; nobody else gets here (spec section 6).
  return roles.has('operator') ? all : all.where('shop_id', '=', retailerId ?? '')
}

const newest = (db: Db, user: SessionUser, goodsId: string) =>
  applications(db, user).where('goods_id', '=', goodsId).orderBy('changed_at', 'desc').orderBy('id', 'desc')

const settingOf = async (db: Db, name: string): Promise<unknown> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** The detail as it would stand: nothing of it has been sold or rated yet. */
const detailOf = async (db: Db, record: GoodsRecord): Promise<Goods> =>
  goodsOf({
    kind: record.kind,
    type: record.type,
    resource_type: record.resourceType,
    display: record.display,
    purchase_limit: record.limit,
    document: goodsDocument(record),
    sale_count: 0,
    review_count: 0,
    star_total: 0,
    recent_orders: 0,
    compute_limits: await settingOf(db, 'buyComputeResourceLimit'),
    storage_limits: await settingOf(db, 'buyStorageResourceLimit'),
  })

type Centre = Pick<PlaceJson, 'centerName' | 'region' | 'scheduler'>
const NOWHERE: Centre = { centerName: null, region: null, scheduler: null }

const placeOf =
  (centres: ReadonlyMap<string, Centre>) =>
  ({ clusterId, free, capacity }: Stock): PlaceJson => ({
    clusterId,
    availability: availabilityOf(free, capacity),
    ...(centres.get(clusterId) ?? NOWHERE),
  })

const skusOf = async (db: Db, { skus }: GoodsRecord): Promise<readonly Sku[]> => {
  const rows = await db.selectFrom('clusters').select(['id', 'name', 'region', 'scheduler']).execute()
  const centres = new Map(
    rows.map(({ id, name, region, scheduler }) => [id, { centerName: name, region, scheduler }]),
  )
  return skus.map((sku: SkuRecord) =>
    skuOf({
      id: sku.id,
      document: skuDocument(sku),
      expires_at: sku.expiresAt,
      pricing: sku.pricing,
      places: sku.stock.map(placeOf(centres)),
    }),
  )
}

const needsOf = async (db: Db, { kind, dependencies }: GoodsRecord): Promise<readonly DependResource[]> => {
  if (dependencies.length === 0) return []
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'card', 'kind'])
    .where(
      'id',
      'in',
      dependencies.map(({ goodsId }) => goodsId),
    )
    .where('display', '=', true)
    .execute()
  return dependResourcesOf(
    dependencies.flatMap(({ goodsId, required }) =>
      rows
        .filter(({ id }) => id === goodsId)
        .map((row) => ({ own_kind: kind, goods_id: row.id, name: row.card.name, kind: row.kind, required })),
    ),
  )
}

const previewOf = async (db: Db, record: GoodsRecord): Promise<GoodsPreview> => ({
  goods: await detailOf(db, record),
  skus: await skusOf(db, record),
  dependResources: await needsOf(db, record),
})

type Previews = Pick<
  Handlers<typeof goodsEndpoints>,
  'detailPreview' | 'skusPreview' | 'publishPreview' | 'auditDetail' | 'auditSkus' | 'auditDependResource'
>

/** What everybody sees of goods that are published. */
export interface Published {
  detail(id: string, now: Date): Promise<E.Either<Refusal, Goods>>
  skus(id: string): Promise<E.Either<Refusal, readonly Sku[]>>
}

/** Whether goods that are published, or once were, are this caller's to preview. */
const mayPreview = async (db: Db, { retailerId, roles }: SessionUser, goodsId: string) => {
  const goods = db.selectFrom('goods').select('id').where('id', '=', goodsId)
  const own = roles.has('operator') ? goods : goods.where('shop_id', '=', retailerId ?? '')
  return (await own.executeTakeFirst()) !== undefined
}

/** What merchants and reviewers see of goods before anybody else does (spec section 7, Goods, preview variants). */
export const goodsPreviews = (db: Db, published: Published): Previews => {
  const shown = async <A>(
    found: Promise<Found | undefined>,
    show: (db: Db, record: GoodsRecord) => Promise<A>,
  ): Promise<E.Either<Refusal, A>> => {
    const row = await found
    return row === undefined
      ? E.left(refusals.goodsNotFound())
      : E.right(await show(db, recordOf(row.record)))
  }
  const latest = (user: SessionUser, goodsId: string) => newest(db, user, goodsId).executeTakeFirst()
  /** Of goods for which nothing was applied: as they stand, whether they are on the shelf or not. */
  const orPublished = async <A>(
    user: SessionUser,
    id: string,
    show: (db: Db, record: GoodsRecord) => Promise<A>,
    stand: (id: string) => Promise<E.Either<Refusal, A>>,
  ) => {
    const row = await latest(user, id)
    if (row !== undefined) return E.right(await show(db, recordOf(row.record)))
    return (await mayPreview(db, user, id)) ? stand(id) : E.left(refusals.goodsNotFound())
  }
  const open = (user: SessionUser, goodsId: string) =>
    newest(db, user, goodsId).where('state', 'in', ['draft', 'pending']).executeTakeFirst()
  const audited = (user: SessionUser, id: string) =>
    applications(db, user).where('id', '=', id).executeTakeFirst()

  return {
    detailPreview: ({ params: { id } }, { user, now }) =>
      orPublished(user, id, detailOf, () => published.detail(id, now)),
    skusPreview: ({ params: { id } }, { user }) => orPublished(user, id, skusOf, published.skus),
    publishPreview: ({ params: { id } }, { user }) => shown(open(user, id), previewOf),
    auditDetail: ({ params: { id } }, { user }) => shown(audited(user, id), detailOf),
    auditSkus: ({ params: { id } }, { user }) => shown(audited(user, id), skusOf),
    auditDependResource: ({ params: { id } }, { user }) => shown(audited(user, id), needsOf),
  }
}
