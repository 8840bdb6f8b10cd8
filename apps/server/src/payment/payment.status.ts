import type { OrderStatus } from '@compute-mall/core/order'
import type { PayState, PayStatus } from '@compute-mall/core/payment'
import { HOUR_MS } from '@compute-mall/core/time'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from '../platform/database/index.ts'
import { compilable, type Prepare } from '../platform/database/index.ts'
import type { PaySessionTable } from './payment.tables.ts'

/** An order as a status query sees it, with its latest payment session if it has any. */
export interface StatusRow {
  readonly status: OrderStatus
  readonly paid_late: boolean
  readonly events: number
  readonly state: PaySessionTable['state'] | null
  readonly expires_at: Date | null
}

const ended: Partial<Readonly<Record<OrderStatus, PayState>>> = {
  paid: 'PAID',
  refunded: 'REFUNDED',
  cancelled: 'CLOSED',
}

/** What a status query says (R4.06; decisions D5, D18): first what became of the order, then of its latest code. */
const payStateOf = ({ status, paid_late, state, expires_at }: StatusRow, now: Date): PayState => {
  if (status === 'refunded' && paid_late) return 'PAID_LATE'
  const end = ended[status]
  if (end !== undefined) return end
  if (state === 'failed') return 'FAILED'
  const isOver = state === 'closed' || (expires_at !== null && expires_at <= now)
  return isOver ? 'EXPIRED' : 'WAITING'
}

/** `eventSN` counts the steps of the order's life. */
export const payStatusOf = (row: StatusRow, now: Date): PayStatus => ({
  status: payStateOf(row, now),
  eventSN: String(row.events),
})

/** How long a sign still shows the outcome of an order that is over (D12: it dies with its order). */
const SIGN_OUTLIVES_MS = HOUR_MS

const statuses = (where: RawBuilder<unknown>) => sql<StatusRow>`
  select orders.status, orders.paid_late, latest.state, latest.expires_at,
         (select max(seq) from order_events where order_id = orders.id) as events
  from orders
  left join lateral (
    select state, expires_at from pay_sessions where order_id = orders.id order by seq desc limit 1
  ) as latest on true
  where ${where}`

/** What a status query says inside the transaction that has just changed it. */
export const payStatusIn = async (trx: Db, orderId: string, now: Date): Promise<PayStatus> => {
  const { rows } = await statuses(sql`orders.id = ${orderId}`).execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return payStatusOf(row, now)
}

/** What pages ask every second, as named statements (test L3). */
export const statusStatements = (prepared: Prepare<Database>) => {
  const bySign = prepared('pay-status-by-sign', (db, given: { sign: string; oldest: Date }) =>
    compilable(
      db,
      statuses(sql`
        orders.id = (select order_id from pay_sessions where sign = ${given.sign})
        and coalesce(orders.refunded_at, orders.closed_at, orders.paid_at, 'infinity') > ${given.oldest}`),
    ),
  )
  return {
    byOrder: prepared('pay-status-by-order', (db, given: { orderId: string; userId: string }) =>
      compilable(db, statuses(sql`orders.id = ${given.orderId} and orders.user_id = ${given.userId}`)),
    ),
    bySign: (sign: string, now: Date) => bySign({ sign, oldest: new Date(now.getTime() - SIGN_OUTLIVES_MS) }),
  }
}
