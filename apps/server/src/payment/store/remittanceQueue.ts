import type { SelectionOf } from '@compute-mall/core/list'
import { orderRefund } from '@compute-mall/core/order'
import { type RemittanceRow, type remittanceList, SLIP_HOLD_MS } from '@compute-mall/core/payment'
import { maskName } from '@compute-mall/core/text'
import { refundOf, refundsOf } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { containing } from '../../platform/lists/index.ts'
import { orderNoOf, remarkCodeOf } from './remittances.ts'

type Asked = Partial<SelectionOf<typeof remittanceList>>

/** The slips that match, with their orders; a remark code is found by the order number that it stands for. */
export const selectSlips = (db: Db, { status, keyword }: Asked) => {
  let found = db
    .selectFrom('remittance_slips as slip')
    .innerJoin('orders', 'orders.id', 'slip.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.order_no',
      'orders.user_id',
      'orders.status as order_status',
      'orders.total',
      'users.user_name',
      'slip.blob',
      'slip.file_name',
      'slip.uploaded_at',
      'slip.status',
      'slip.waiting_since',
      'slip.decided_at',
      'slip.reason',
    ])
    .select(refundsOf('orders.id').as('refunds'))
  if (status !== undefined) found = found.where('slip.status', '=', status)
  if (keyword !== undefined)
    found = found.where('order_no', 'like', containing(orderNoOf(keyword) ?? keyword))
  return found
}
type SlipRow = Awaited<ReturnType<ReturnType<typeof selectSlips>['executeTakeFirstOrThrow']>>

export const remittanceRowOf = (row: SlipRow): RemittanceRow => ({
  orderId: row.id,
  orderNo: row.order_no,
  buyer: maskName(row.user_name),
  orderStatus: row.order_status,
  refund: orderRefund(row.refunds.map(refundOf)),
  status: row.status,
  amount: row.total,
  remarkCode: remarkCodeOf(row),
  fileName: row.file_name,
  uploadTime: row.uploaded_at.toISOString(),
  waitUntil: new Date(row.waiting_since.getTime() + SLIP_HOLD_MS).toISOString(),
  decideTime: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})
