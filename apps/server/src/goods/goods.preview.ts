import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type DependResource,
  type Goods,
  type GoodsForm,
  type GoodsPreview,
  type goodsEndpoints,
  readGoodsForm,
  type Sku,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { Money } from '@compute-mall/core/money'
import { availabilityOf } from '@compute-mall/core/resource'
import { findDraft } from '../form/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { dependResourcesOf, goodsOf, skuOf } from './goods.answers.ts'
import { goodsDocument, skuDocument } from './goods.documents.ts'
import type { GoodsRecord, SkuRecord, Stock } from './goods.record.ts'
import { draftOwner, findOwn, GOODS_DRAFT } from './store/applications.ts'
import { recordFrom } from './store/forms.ts'
import { readLimitSettings } from './store/limits.ts'
import type { PlaceJson } from './store/statements.ts'

/** The state of what nobody but its shop sees: drafts, and what was taken back (rule 7 of the shop's privacy). */
const SUBMITTED = ['pending', 'refused', 'passed'] as const

const seesAll = ({ roles }: SessionUser): boolean => roles.has('operator')

/** What was handed in, as far as this user sees it: operations every shop's, a merchant none but their own. */
const applications = (db: Db, user: SessionUser) => {
  const all = db.selectFrom('goods_applications').select(['goods_id', 'shop_id', 'record', 'state'])
  return seesAll(user)
    ? all.where(({ or, eb }) => or([eb('state', 'in', SUBMITTED), eb('shop_id', '=', user.retailerId ?? '')]))
    : all.where('shop_id', '=', user.retailerId ?? '')
}

interface Found {
  readonly form: GoodsForm
  readonly goodsId: string
  readonly shopId: string
}

/** The draft of goods, for their own shop alone. */
const draftOf = async (
  db: Db,
  { retailerId }: SessionUser,
  goodsId: string,
  now: Date,
): Promise<Found | undefined> => {
  const row = retailerId === null ? undefined : await findOwn(db, goodsId, retailerId)
  const draft = row && (await findDraft(db, draftOwner(goodsId), GOODS_DRAFT, now))
  return row === undefined || !draft
    ? undefined
    : { form: readGoodsForm(draft.record), goodsId, shopId: row.shop_id }
}

/** What was last handed in for goods and has not become what is published. */
const newest = async (
  db: Db,
  user: SessionUser,
  goodsId: string,
  isOpen: boolean,
): Promise<Found | undefined> => {
  const row = await applications(db, user)
    .where('goods_id', '=', goodsId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined || row.state === 'passed' || (isOpen && row.state !== 'pending')) return undefined
  return { form: readGoodsForm(row.record), goodsId, shopId: row.shop_id }
}

/** The goods of a form as a record, with ids for what has none yet, so that a page can tell its rows apart. */
const recordOf = async (db: Db, { form, goodsId, shopId }: Found, now: Date): Promise<GoodsRecord> => {
  const shop = await db
    .selectFrom('shops')
    .select(['id', 'name'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  const named = {
    ...form,
    skus: form.skus.map((sku, i) => ({
      ...sku,
      id: sku.id || `${goodsId}-${i + 1}`,
      pricing: sku.pricing
        .filter(({ price, sourcePrice }) => Money.is(price) && Money.is(sourcePrice))
        .map((pricing, j) => ({ ...pricing, id: pricing.id || `${goodsId}-${i + 1}-${j + 1}` })),
    })),
  }
  const record = recordFrom(named, { id: goodsId, shop, display: false, listedAt: now })
  return { ...record, skus: await withFree(db, record) }
}

/** What is sold and open of skus that are published is not free. */
const withFree = async (db: Db, { id, skus }: GoodsRecord): Promise<GoodsRecord['skus']> => {
  const rows = await db
    .selectFrom('sku_stock')
    .select(['sku_id', 'cluster_id', 'free', 'capacity'])
    .where('goods_id', '=', id)
    .execute()
  const taken = new Map(rows.map((row) => [`${row.sku_id} ${row.cluster_id}`, row.capacity - row.free]))
  return skus.map((sku) => ({
    ...sku,
    stock: sku.stock.map((stock) => ({
      ...stock,
      free: Math.max(0, stock.capacity - (taken.get(`${sku.id} ${stock.clusterId}`) ?? 0)),
    })),
  }))
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
    ...(await readLimitSettings(db)),
  })

type Center = Pick<PlaceJson, 'centerName' | 'region' | 'scheduler'>
const NOWHERE: Center = { centerName: null, region: null, scheduler: null }

const placeOf =
  (centers: ReadonlyMap<string, Center>) =>
  ({ clusterId, free, capacity }: Stock): PlaceJson => ({
    clusterId,
    availability: availabilityOf(free, capacity),
    free,
    ...(centers.get(clusterId) ?? NOWHERE),
  })

const skusOf = async (db: Db, { skus }: GoodsRecord): Promise<readonly Sku[]> => {
  const rows = await db.selectFrom('clusters').select(['id', 'name', 'region', 'scheduler']).execute()
  const centers = new Map(
    rows.map(({ id, name, region, scheduler }) => [id, { centerName: name, region, scheduler }]),
  )
  return skus.map((sku: SkuRecord) =>
    skuOf({
      id: sku.id,
      document: skuDocument(sku),
      expires_at: sku.expiresAt,
      pricing: sku.pricing,
      places: sku.stock.map(placeOf(centers)),
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

type Caller = Pick<Context<SessionUser>, 'user' | 'now'>

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
    now: Date,
    show: (db: Db, record: GoodsRecord) => Promise<A>,
  ): Promise<E.Either<Refusal, A>> => {
    const row = await found
    return row === undefined
      ? E.left(refusals.goodsNotFound())
      : E.right(await show(db, await recordOf(db, row, now)))
  }
  const described = async (user: SessionUser, goodsId: string, now: Date, isOpen: boolean) =>
    (await draftOf(db, user, goodsId, now)) ?? newest(db, user, goodsId, isOpen)
  /** Of goods for which nothing is asked: as they stand, whether they are on the shelf or not. */
  const orPublished = async <A>(
    id: string,
    { user, now }: Caller,
    show: (db: Db, record: GoodsRecord) => Promise<A>,
    stand: (id: string) => Promise<E.Either<Refusal, A>>,
  ) => {
    const row = await described(user, id, now, false)
    if (row !== undefined) return E.right(await show(db, await recordOf(db, row, now)))
    return (await mayPreview(db, user, id)) ? stand(id) : E.left(refusals.goodsNotFound())
  }
  const audited = async (user: SessionUser, id: string): Promise<Found | undefined> => {
    const row = await applications(db, user).where('id', '=', id).executeTakeFirst()
    return row && { form: readGoodsForm(row.record), goodsId: row.goods_id, shopId: row.shop_id }
  }

  return {
    detailPreview: ({ params: { id } }, context) =>
      orPublished(id, context, detailOf, () => published.detail(id, context.now)),
    skusPreview: ({ params: { id } }, context) => orPublished(id, context, skusOf, published.skus),
    publishPreview: ({ params: { id } }, { user, now }) =>
      shown(described(user, id, now, true), now, previewOf),
    auditDetail: ({ params: { id } }, { user, now }) => shown(audited(user, id), now, detailOf),
    auditSkus: ({ params: { id } }, { user, now }) => shown(audited(user, id), now, skusOf),
    auditDependResource: ({ params: { id } }, { user, now }) => shown(audited(user, id), now, needsOf),
  }
}
