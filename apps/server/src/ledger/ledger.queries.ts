import type { Cost, LedgerEntry, ledgerList, MemberCost } from '@compute-mall/core/ledger'
import type { QueryOf } from '@compute-mall/core/list'
import { combinedRefund, type OrderType, type PayMethod } from '@compute-mall/core/order'
import { sql } from 'kysely'
import { refundOf, refundsWhere, type StoredRefund } from '../order/index.ts'
import type { Db } from '../platform/database/index.ts'

/** An entry of the ledger with its order. */
export interface EntryRow {
  readonly id: string
  readonly order_id: string
  readonly order_no: string
  readonly order_type: OrderType
  readonly pay_method: PayMethod | null
  readonly kind: 'payment' | 'refund'
  readonly amount: string
  readonly at: Date
  readonly refunds: readonly StoredRefund[]
}

/** The refunds of the payment that an entry is, or that it gives back. */
export const refundsOfEntry = refundsWhere(sql`refund.provider = entry.provider
  and refund.transaction_no = coalesce(entry.given_back, entry.transaction_no)`)

/** The month of an instant in the platform's zone. */
export const monthOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** A user's entries; what cost nothing moved no money. */
export const selectEntries = (
  userId: string,
  { month, kind }: Pick<QueryOf<typeof ledgerList>, 'month' | 'kind'>,
) => sql<EntryRow>`(select entry.id, entry.order_id, orders.order_no, orders.type as order_type,
    orders.pay_method, entry.kind, entry.amount, entry.at, ${refundsOfEntry} as refunds
  from ledger_entries as entry join orders on orders.id = entry.order_id
  where orders.user_id = ${userId} and entry.amount <> 0
    and (${month ?? null}::text is null or (entry.at >= (${`${month ?? '2000-01'}-01`}::date)::timestamp at time zone 'Asia/Shanghai'
      and entry.at < (${`${month ?? '2000-01'}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Shanghai'))
    and (${kind ?? null}::text is null or entry.kind = ${kind ?? null}::text))`

/** An entry as its owner reads it. */
export const entryOf = (row: EntryRow): LedgerEntry => ({
  entryId: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  orderType: row.order_type,
  payMethod: row.pay_method,
  kind: row.kind,
  amount: row.amount,
  at: row.at.toISOString(),
  refund: row.kind === 'payment' ? combinedRefund(row.refunds.map(refundOf)) : null,
})

interface Period {
  readonly from: Date
  readonly until: Date
  /** The month in which all of it lies: to tell it from each entry takes a third of the time. */
  readonly month?: string
}

/**
 * A user's entries of a period with their orders. The payment by which an order is paid, and what gives it back, is whole:
 * it can be split by the lines of the order.
 */
export const periodOf = (
  userId: string,
  { from, until, month }: Period,
) => sql`select ledger.id, ledger.order_id, orders.order_no, orders.type as order_type, orders.pay_method, ledger.kind,
    ledger.amount, ledger.at, ledger.provider, ledger.transaction_no, ledger.given_back, ${month === undefined ? monthOf('ledger.at') : sql`${month}::text`} as month,
    (ledger.settles or coalesce((select paid.provider = ledger.provider and paid.transaction_no = ledger.given_back
      from ledger_entries as paid where paid.order_id = ledger.order_id and paid.settles), false))
    and abs(ledger.amount) = orders.total as is_whole
  from ledger_entries as ledger join orders on orders.id = ledger.order_id
  where orders.user_id = ${userId} and ledger.at >= ${from} and ledger.at < ${until}`

/**
 * What was spent in a period, of entries named `entry` (see {@link periodOf}): what is whole by the lines of its order,
 * every other entry without a kind. A refund of a part is not split: nothing says of which line it is. Names of centres
 * are added up as the texts they are, and read once for each.
 */
export const spent = sql<Cost>`select month, kind, cluster as "clusterId", name::jsonb as "centerName",
    sum(amount)::numeric(20, 2)::text as amount
  from (
    select entry.month, line.kind, line.center_id as cluster, line.center_name as name,
      sum(sign(entry.amount) * line.subtotal) as amount
    from entry join order_lines as line on line.order_id = entry.order_id
    where entry.is_whole and entry.order_type <> 'recharge' group by 1, 2, 3, 4
    union all
    select month, null, null, null, sum(amount) from entry
    where not is_whole and order_type <> 'recharge' group by 1
  ) as share
  group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1 desc, 2 nulls last, 3 nulls last`

/** What a user spent from one instant until another. */
export const costsOf = async (db: Db, userId: string, period: Period): Promise<readonly Cost[]> => {
  const { rows } = await sql<Cost>`with entry as (${periodOf(userId, period)}) ${spent}`.execute(db)
  return rows
}

/**
 * What was spent for each member of the groups that somebody leads, since an instant: what members paid, and what the
 * leader paid, which is the member's where the member asked for it (J15). Nothing for who leads no group.
 */
export const memberCostsOf = async (
  db: Db,
  leaderId: string,
  since: Date,
): Promise<readonly MemberCost[]> => {
  const { rows } = await sql<MemberCost>`
    with led as (
      select distinct theirs.user_id from group_members as mine
        join group_members as theirs on theirs.group_id = mine.group_id
      where mine.user_id = ${leaderId} and mine.is_leader
    ), share as (
      select ${monthOf('entry.at')} as month, entry.amount,
        case when orders.user_id = ${leaderId} then coalesce(request.member_id, ${leaderId})
          else orders.user_id end as for_id,
        case when orders.user_id = ${leaderId} then 'leader' else 'member' end as paid_by
      from ledger_entries as entry
        join orders on orders.id = entry.order_id
        left join team_requests as request on request.order_id = orders.id and request.state = 'bought'
      where orders.user_id in (select user_id from led) and orders.type <> 'recharge' and entry.at >= ${since}
    )
    select month, users.id as "userId", users.user_name as "userName", paid_by as "paidBy",
      sum(amount)::numeric(20, 2)::text as amount
    from share join users on users.id = share.for_id
    group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1 desc, 3, 4`.execute(db)
  return rows
}
