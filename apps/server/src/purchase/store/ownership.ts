import { PURCHASE_STATUS, type Sku } from '@compute-mall/core/goods'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** What a signed-in user already has of a sku (spec section 3, skus). */
export type BuyerMarks = Pick<Sku, 'hasFormal' | 'hasTrial' | 'unpaidOrderId' | 'purchaseStatus'>

/** Of a sku that one has never bought. */
export const noMarks: BuyerMarks = {
  hasFormal: false,
  hasTrial: false,
  unpaidOrderId: null,
  purchaseStatus: PURCHASE_STATUS.none,
}

interface MarkRow {
  readonly has_formal: boolean
  readonly unpaid_order_id: string | null
  readonly is_opening: boolean
}

const purchaseStatusOf = (row: MarkRow): Sku['purchaseStatus'] => {
  if (row.unpaid_order_id !== null) return PURCHASE_STATUS.unpaid
  if (row.is_opening) return PURCHASE_STATUS.opening
  return row.has_formal ? PURCHASE_STATUS.bought : PURCHASE_STATUS.none
}

/** The marks of those skus of which the user has anything at all. */
export const marksOf = async (
  db: Db,
  userId: string,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, BuyerMarks>> => {
  const rows = await db
    .selectFrom('sku_buyers')
    .select(['sku_id', 'has_formal', 'has_trial', 'unpaid_order_id'])
    .select(
      sql<boolean>`exists (
        select from orders join order_lines on order_lines.order_id = orders.id
        where orders.user_id = sku_buyers.user_id and orders.status = 'paid'
          and order_lines.sku_id = sku_buyers.sku_id
          and order_lines.provision_status in ('pending', 'opening'))`.as('is_opening'),
    )
    .where('user_id', '=', userId)
    .where('sku_id', '=', sql<string>`any(${skuIds})`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.sku_id,
      {
        hasFormal: row.has_formal,
        hasTrial: row.has_trial,
        unpaidOrderId: row.unpaid_order_id,
        purchaseStatus: purchaseStatusOf(row),
      },
    ]),
  )
}
