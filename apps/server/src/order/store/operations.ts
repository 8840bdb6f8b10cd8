import type { List, QueryOf } from '@compute-mall/core/list'
import {
  type AdminOrderRow,
  type adminOrderList,
  type LedgerLine,
  type OpeningRow,
  type OwedRefund,
  type openingList,
  orderRefund,
  type owedRefundList,
  type RefundRequestRow,
  type refundRequestList,
} from '@compute-mall/core/order'
import { maskName } from '@compute-mall/core/text'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { containing, says } from '../../platform/lists/index.ts'
import { BANK, refundOf, refundsOf } from './refunds.ts'

type Asked<L extends List> = Partial<Omit<QueryOf<L>, 'cursor' | 'limit'>>

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** All orders that match, with what a row of the list shows. */
export const selectOrders = (
  db: Db,
  { status, type, payMethod, keyword, from, until }: Asked<typeof adminOrderList>,
) => {
  let found = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select(['users.user_name', refundsOf('orders.id').as('refunds')])
    .select(({ selectFrom, fn }) => [
      selectFrom('order_lines')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .select(fn.countAll<number>().as('count'))
        .as('line_count'),
      selectFrom('order_lines')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where('provision_status', '=', 'failed')
        .select(fn.countAll<number>().as('count'))
        .as('failed_count'),
      selectFrom('order_lines')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .orderBy('position')
        .limit(1)
        .select('document')
        .as('document'),
    ])
  if (status !== undefined) found = found.where('orders.status', '=', status)
  if (type !== undefined) found = found.where('orders.type', '=', type)
  if (payMethod !== undefined) found = found.where('orders.pay_method', '=', payMethod)
  if (from !== undefined) found = found.where('orders.created_at', '>=', new Date(from))
  if (until !== undefined) found = found.where('orders.created_at', '<', new Date(until))
  if (keyword !== undefined)
    found = found.where(({ eb, selectFrom }) =>
      eb(
        'orders.id',
        'in',
        selectFrom('orders as numbered')
          .select('numbered.id')
          .where('numbered.order_no', 'like', containing(keyword))
          .unionAll(
            selectFrom('users as named')
              .innerJoin('orders as theirs', 'theirs.user_id', 'named.id')
              .select('theirs.id')
              .where(says('named.search_text', keyword)),
          ),
      ),
    )
  return found
}
type OrderListRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

export const orderRowOf = (row: OrderListRow): AdminOrderRow => ({
  orderId: row.id,
  orderNo: row.order_no,
  buyer: maskName(row.user_name),
  type: row.type,
  status: row.status,
  payMethod: row.pay_method,
  total: row.total,
  goods: row.document?.name ?? null,
  lines: Number(row.line_count ?? 0),
  failed: Number(row.failed_count ?? 0),
  createTime: row.created_at.toISOString(),
  payTime: iso(row.paid_at),
  refund: orderRefund(row.refunds.map(refundOf)),
})

/*
 * Each row has its order and each order its user, as foreign keys say. They are joined from the left all the same: where
 * rows are counted, PostgreSQL leaves out what a left join would only add.
 */

/** Openings of orders that were paid. */
export const selectOpenings = (db: Db, { status, keyword }: Asked<typeof openingList>) => {
  let found = db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('line')
    .select(['orders.order_no'])
    .select(({ ref }) => ref('users.user_name').$notNull().as('user_name'))
    .select(({ ref }) => sql<Date>`${ref('orders.paid_at')}`.as('paid_at'))
    .where('orders.paid_at', 'is not', null)
    .where('line.renews', 'is', null)
  if (status !== undefined) found = found.where('provision_status', '=', status)
  if (keyword !== undefined)
    found = found.where(({ or, eb }) =>
      or([eb('order_no', 'like', containing(keyword)), says('users.search_text', keyword)]),
    )
  return found
}
type OpeningListRow = Awaited<ReturnType<ReturnType<typeof selectOpenings>['executeTakeFirstOrThrow']>>

export const openingOf = (row: OpeningListRow): OpeningRow => ({
  lineId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  buyer: maskName(row.user_name),
  goods: row.document.name,
  centerName: row.document.centerName,
  amount: row.amount,
  subtotal: row.document.subtotal,
  status: row.provision_status,
  tries: row.provision_tries,
  nextTime:
    row.provision_status === 'failed' || row.provision_status === 'opening' ? iso(row.provision_at) : null,
  error: row.provision_error,
  payTime: row.paid_at.toISOString(),
})

/** Money that is to go back, or has. */
export const selectOwed = (db: Db, { state, reason, keyword }: Asked<typeof owedRefundList>) => {
  let found = db
    .selectFrom('refunds')
    .leftJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('refunds')
    .select(({ ref }) => [
      ref('orders.order_no').$notNull().as('order_no'),
      ref('users.user_name').$notNull().as('user_name'),
    ])
  if (state === 'done') found = found.where('done_at', 'is not', null)
  if (state === 'byHand') found = found.where('done_at', 'is', null).where('provider', '=', BANK)
  if (state === 'waiting') found = found.where('done_at', 'is', null).where('provider', '<>', BANK)
  if (reason !== undefined) found = found.where('reason', '=', reason)
  if (keyword !== undefined)
    found = found.where(({ or, eb }) =>
      or([eb('order_no', 'like', containing(keyword)), says('users.search_text', keyword)]),
    )
  return found
}
type OwedListRow = Awaited<ReturnType<ReturnType<typeof selectOwed>['executeTakeFirstOrThrow']>>

export const owedOf = (row: OwedListRow): OwedRefund => ({
  ...refundOf(row),
  orderId: row.order_id,
  orderNo: row.order_no,
  buyer: maskName(row.user_name),
  provider: row.provider,
  transactionNo: row.transaction_no,
  tries: row.tries,
  bankReference: row.bank_reference,
})

/** Requests for refunds. */
export const selectRequests = (db: Db, { status, keyword }: Asked<typeof refundRequestList>) => {
  let found = db
    .selectFrom('refund_requests as request')
    .leftJoin('orders', 'orders.id', 'request.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('request')
    .select(({ ref }) => [
      ref('orders.order_no').$notNull().as('order_no'),
      ref('orders.total').$notNull().as('total'),
      'orders.pay_method',
      refundsOf('request.order_id').as('refunds'),
      ref('users.user_name').$notNull().as('user_name'),
    ])
  if (status !== undefined) found = found.where('request.status', '=', status)
  if (keyword !== undefined)
    found = found.where(({ or, eb }) =>
      or([eb('order_no', 'like', containing(keyword)), says('users.search_text', keyword)]),
    )
  return found
}
type RequestListRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>

export const requestRowOf = (row: RequestListRow): RefundRequestRow => ({
  requestId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  buyer: maskName(row.user_name),
  status: row.status,
  reason: row.reason,
  total: row.total,
  payMethod: row.pay_method,
  askTime: row.asked_at.toISOString(),
  decideTime: iso(row.decided_at),
  decision: row.decision,
  refund: row.status === 'approved' ? orderRefund(row.refunds.map(refundOf)) : null,
})

/** The entries of an order's ledger, in the order in which they came. */
export const ledgerOf = async (db: Db, orderId: string): Promise<readonly LedgerLine[]> => {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    entryId: row.id,
    kind: row.kind,
    provider: row.provider,
    transactionNo: row.transaction_no,
    amount: row.amount,
    settles: row.settles,
    at: row.at.toISOString(),
  }))
}
