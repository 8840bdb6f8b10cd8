import { randomUUID } from 'node:crypto'
import type { BillingType, BillingUnit, GoodsKind, PurchaseLimit } from '@compute-mall/core/goods'
import type { SiteFacts } from '@compute-mall/core/site'
import type { Kysely } from 'kysely'
import { writeGoods } from '../goods/index.ts'
import type { Database } from '../platform/database/index.ts'
import { defaults } from '../site/site.defaults.ts'

export interface NewSale {
  readonly kind?: GoodsKind
  readonly price?: string
  readonly sourcePrice?: string
  readonly billingType?: BillingType
  readonly unit?: BillingUnit
  /** What the price is for, e.g. the days of a trial. */
  readonly term?: number
  readonly limit?: Partial<PurchaseLimit>
  readonly display?: boolean
  readonly expiresAt?: Date
  readonly free?: number
  /** Empty for what runs nowhere in particular. */
  readonly clusterId?: string
}

/** A choice that can be made, as carts and orders name it. */
export interface Sale {
  readonly goodsId: string
  readonly skuId: string
  readonly pricingId: string
  readonly clusterId: string | undefined
}

const SHOP = '1001'

/** Puts goods of one sku and one price on sale: card hours at 25.60 yuan in Kunshan, unless told otherwise. */
export const putOnSale = async (db: Kysely<Database>, sale: NewSale = {}): Promise<Sale> => {
  const id = randomUUID().replaceAll('-', '').slice(0, 12)
  const clusterId = sale.clusterId ?? 'c-kunshan'
  await addShop(db)
  if (clusterId !== '') await addCluster(db, clusterId)
  const price = sale.price ?? '25.60'
  const free = sale.free ?? 1_000_000
  const pricing = {
    id: `p-${id}`,
    price,
    sourcePrice: sale.sourcePrice ?? price,
    billingType: sale.billingType ?? 'ONCE',
    unit: sale.unit ?? 'cardHour',
    duration: sale.term ?? 0,
  } as const
  await writeGoods(
    db,
    [
      {
        id: `g-${id}`,
        shop: { id: SHOP, name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' } },
        kind: sale.kind ?? 'heterogeneous',
        type: 'share',
        resourceType: 'gpu',
        classification: { category: 'gpu', industry: [], resource: ['gpu'], delivery: [], spec: [] },
        name: { zh: 'A800 八卡节点', en: 'A800 eight-card node' },
        summary: { zh: '训练与推理', en: 'Training and inference' },
        description: [],
        tags: [],
        figures: ['8×A800'],
        specifications: [],
        params: [],
        support: [],
        cases: [],
        limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 36, ...sale.limit },
        display: sale.display ?? true,
        listedAt: new Date('2026-01-01T00:00:00Z'),
        skus: [
          {
            id: `s-${id}`,
            sn: `SN-${id}`,
            specificationValues: {},
            pricing: [pricing],
            param: [],
            appPlatformUrl: null,
            appInfoList: [],
            expiresAt: sale.expiresAt ?? null,
            stock: [{ clusterId, free, capacity: Math.max(free, 1) }],
          },
        ],
        dependencies: [],
      },
    ],
    () => ({ zh: '华东', en: 'East China' }),
  )
  return {
    goodsId: `g-${id}`,
    skuId: `s-${id}`,
    pricingId: pricing.id,
    clusterId: clusterId === '' ? undefined : clusterId,
  }
}

const addShop = (db: Kysely<Database>) =>
  db
    .insertInto('shops')
    .values({
      id: SHOP,
      name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
      description: { zh: '', en: '' },
      service_phone: '400-000-0000',
      service_email: 'service@mall.test',
      has_workday: true,
      service_time: '09:00-18:00',
      created_at: new Date('2026-01-01T00:00:00Z'),
      words: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const addCluster = (db: Kysely<Database>, id: string) =>
  db
    .insertInto('clusters')
    .values({
      id,
      site_code: id,
      name: { zh: '华东一区（昆山）算力中心', en: 'East China I (Kunshan) Computing Centre' },
      region: 'east',
      resource_types: ['gpu'],
      k8s_enabled: true,
      scheduler: 'SLURM',
      position: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What is left of it. */
export const freeOf = async (db: Kysely<Database>, { skuId }: Sale): Promise<number> => {
  const { free } = await db
    .selectFrom('sku_stock')
    .select('free')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow()
  return free
}

/** Whether the site sells at all from now on. */
export const setSelling = (db: Kysely<Database>, purchaseEnable: boolean): Promise<void> =>
  setSite(db, { purchaseEnable })

/** What the site is from now on, by default in all else. */
export const setSite = async (db: Kysely<Database>, facts: Partial<SiteFacts>): Promise<void> => {
  const value = JSON.stringify({ ...defaults.siteIndex, ...facts })
  await db
    .insertInto('settings')
    .values({ name: 'siteIndex', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Sets what one unit costs from now on. */
export const setPrice = (db: Kysely<Database>, { pricingId }: Sale, price: string) =>
  db.updateTable('pricings').set({ price, source_price: price }).where('id', '=', pricingId).execute()
