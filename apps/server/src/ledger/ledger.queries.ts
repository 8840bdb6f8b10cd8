import type { Cost, LedgerEntry, ledgerList } from '@compute-mall/core/ledger'
import type { QueryOf } from '@compute-mall/core/list'
import type { OrderType, PayMethod } from '@compute-mall/core/order'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

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
}

/** The month of an instant in the platform's zone. */
const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** A user's entries; what cost nothing moved no money. */
export const selectEntries = (
  userId: string,
  { month, kind }: Pick<QueryOf<typeof ledgerList>, 'month' | 'kind'>,
) => sql<EntryRow>`(select entry.id, entry.order_id, orders.order_no, orders.type as order_type,
    orders.pay_method, entry.kind, entry.amount, entry.at
  from ledger_entries as entry join orders on orders.id = entry.order_id
  where orders.user_id = ${userId} and entry.amount <> 0
    and (${month ?? null}::text is null or ${monthOf('entry.at')} = ${month ?? null}::text)
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
})

/**
 * What a user spent since an instant. The payment by which an order is paid, and what gives it back, is split by the
 * lines of the order; every other entry has no kind. A refund of a part is not split: nothing says of which line it is.
 */
export const costsOf = async (db: Db, userId: string, since: Date): Promise<readonly Cost[]> => {
  const { rows } = await sql<Cost>`
    with entry as (
      select ledger.*, orders.total, ${monthOf('ledger.at')} as month,
        (ledger.settles or exists (select 1 from ledger_entries as paid where paid.order_id = ledger.order_id
          and paid.settles and paid.provider = ledger.provider and paid.transaction_no = ledger.given_back))
        and abs(ledger.amount) = orders.total as is_whole
      from ledger_entries as ledger join orders on orders.id = ledger.order_id
      where orders.user_id = ${userId} and orders.type <> 'recharge' and ledger.at >= ${since}
    ), share as (
      select entry.month, line.document->>'kind' as kind, line.document->>'clusterId' as cluster,
        (line.document->'centerName')::jsonb as name,
        sign(entry.amount) * (line.document->>'subtotal')::numeric as amount
      from entry join order_lines as line on line.order_id = entry.order_id where entry.is_whole
      union all
      select month, null, null, null, amount from entry where not is_whole
    )
    select month, kind, cluster as "clusterId", nullif(name, 'null'::jsonb) as "centerName",
      sum(amount)::numeric(20, 2)::text as amount
    from share group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1 desc, 2 nulls last, 3 nulls last`.execute(
    db,
  )
  return rows
}
