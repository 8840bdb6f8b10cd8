import {
  GoodsKind,
  GoodsType,
  isLimitEmpty,
  NO_PLATFORM_LIMITS,
  type PlatformLimits,
  type PurchaseLimit,
  platformRange,
  purchaseLimit,
} from '@compute-mall/core/goods'
import { ResourceType } from '@compute-mall/core/resource'
import { ComputeLimits, StorageLimits } from '@compute-mall/core/site'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** What operations say of amounts, as `settings` hold it. */
export interface LimitSettings {
  readonly compute_limits: unknown
  readonly storage_limits: unknown
}

/** The columns of `LimitSettings`, of any query. */
export const limitSettings = sql`
  (select value from settings where name = 'buyComputeResourceLimit') as compute_limits,
  (select value from settings where name = 'buyStorageResourceLimit') as storage_limits`

/** Whether a centre is one of this site: every one, unless the site sells for a single centre (R3.11). */
export const onThisSite = (
  clusterId: RawBuilder<unknown>,
) => sql`(${clusterId} = '' or ${clusterId} = coalesce(
  (select value->>'oneClusterId' from settings where name = 'siteIndex'), ${clusterId}))`

const platformLimits = ({
  compute_limits: compute,
  storage_limits: storage,
}: LimitSettings): PlatformLimits => ({
  compute: ComputeLimits.is(compute) ? compute : NO_PLATFORM_LIMITS.compute,
  storage: StorageLimits.is(storage) ? storage : NO_PLATFORM_LIMITS.storage,
})

/** What operations say of amounts now. */
export const readLimitSettings = async (db: Db): Promise<LimitSettings> => {
  const { rows } = await sql<LimitSettings>`select ${limitSettings}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a query without a table has no row')
  return row
}

export const readPlatformLimits = async (db: Db): Promise<PlatformLimits> =>
  platformLimits(await readLimitSettings(db))

/** Goods with the limits that seller and platform set. */
export interface LimitedRow extends LimitSettings {
  readonly kind: GoodsKind
  readonly type: GoodsType
  readonly resource_type: ResourceType | null
  readonly purchase_limit: PurchaseLimit
}

/** What one purchase of this may amount to, by seller and platform together (R9.01). */
export const limitOf = (row: LimitedRow): PurchaseLimit =>
  purchaseLimit(
    { kind: row.kind, type: row.type, resourceType: row.resource_type, limit: row.purchase_limit },
    platformLimits(row),
  )

/** Goods that may not have been published yet: then the seller has set no limits. */
export interface OwnLimitedRow extends Omit<LimitedRow, 'type' | 'purchase_limit'> {
  readonly type: GoodsType | null
  readonly purchase_limit: PurchaseLimit | null
}

/** Whether the limits of the platform leave nothing to buy of published goods. */
export const hasNothingToBuy = ({ type, purchase_limit, ...row }: OwnLimitedRow): boolean =>
  type !== null && purchase_limit !== null && isLimitEmpty(limitOf({ ...row, type, purchase_limit }))

/** The goods that the platform narrows more than it does while operations say nothing, and to what. */
const narrowedGoods = (platform: PlatformLimits) =>
  GoodsKind.values.flatMap((kind) =>
    GoodsType.values.flatMap((type) =>
      [...ResourceType.values, null].flatMap((resourceType) => {
        const goods = { kind, type, resourceType }
        const { amount, maxAmount } = platformRange(goods, platform)
        const unsaid = platformRange(goods, NO_PLATFORM_LIMITS)
        return amount > unsaid.amount || maxAmount < unsaid.maxAmount ? [{ ...goods, amount, maxAmount }] : []
      }),
    ),
  )

/** The same of goods on the shelf, as a condition that two indexes find. */
export const isShut = (limits: PlatformLimits): RawBuilder<unknown> => {
  const narrowed = narrowedGoods(limits).map(
    ({ kind, type, resourceType, amount, maxAmount }) => sql`
      (goods.kind = ${kind} and goods.type = ${type} and goods.resource_type is not distinct from ${resourceType}
        and ((goods.purchase_limit->>'maxAmount')::bigint < ${amount}
          or (goods.purchase_limit->>'amount')::bigint > ${maxAmount}))`,
  )
  return narrowed.length === 0 ? sql`false` : sql`(goods.display and (${sql.join(narrowed, sql` or `)}))`
}
