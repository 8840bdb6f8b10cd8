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
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { platformLimits } from '../goods.answers.ts'

/** What operations allow of amounts, now. */
export const readPlatformLimits = async (db: Db): Promise<PlatformLimits> => {
  const names = ['buyComputeResourceLimit', 'buyStorageResourceLimit'] as const
  const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', names).execute()
  const [compute, storage] = names.map((name) => rows.find((row) => row.name === name)?.value)
  return platformLimits(compute, storage)
}

/** Goods with the limits that seller and platform set. */
export interface LimitedRow {
  readonly kind: GoodsKind
  /** Null before they were published, as the two that follow. */
  readonly type: GoodsType | null
  readonly resource_type: ResourceType | null
  readonly purchase_limit: PurchaseLimit | null
  readonly compute_limits: unknown
  readonly storage_limits: unknown
}

/** What a `LimitedRow` has of `goods`. */
export const limitedColumns = sql`
  goods.type, goods.resource_type, goods.purchase_limit,
  (select value from settings where name = 'buyComputeResourceLimit') as compute_limits,
  (select value from settings where name = 'buyStorageResourceLimit') as storage_limits`

/** Whether the limits of the platform leave nothing to buy of published goods. */
export const hasNothingToBuy = (row: LimitedRow): boolean =>
  row.type !== null &&
  row.purchase_limit !== null &&
  isLimitEmpty(
    purchaseLimit(
      { kind: row.kind, type: row.type, resourceType: row.resource_type, limit: row.purchase_limit },
      platformLimits(row.compute_limits, row.storage_limits),
    ),
  )

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
