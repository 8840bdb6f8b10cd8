import { type Bill, MAX_BILL_ENTRIES } from '@compute-mall/core/ledger'
import { addDuration, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../platform/database/index.ts'
import { type EntryRow, entryOf, periodOf, refundsOfEntry, spent } from './ledger.queries.ts'

interface BillRow extends Pick<Bill, 'paid' | 'refunded' | 'total' | 'recharged' | 'costs'> {
  readonly count: number
  readonly first: readonly (Omit<EntryRow, 'at'> & { readonly at: string })[]
}

/** The instants between which a month lies. */
const boundsOf = (month: string) => {
  const from = `${month}-01T00:00:00+08:00`
  return { from: new Date(from), until: new Date(addDuration(from, { amount: 1, unit: 'month' })) }
}

/** What a user paid and got back in a month, to print. */
export const billOf = async (
  db: Db,
  user: { readonly id: string; readonly userName: string },
  month: string,
  now: Date,
): Promise<Bill> => {
  // One pass over the month for the entries, what they come to and what it was spent on.
  const { rows } = await sql<BillRow>`
    with entry as materialized (${periodOf(user.id, { ...boundsOf(month), month })})
    select coalesce(sum(amount) filter (where order_type <> 'recharge' and kind = 'payment'), 0)::numeric(20, 2)::text as paid,
      coalesce(-sum(amount) filter (where order_type <> 'recharge' and kind = 'refund'), 0)::numeric(20, 2)::text as refunded,
      coalesce(sum(amount) filter (where order_type <> 'recharge'), 0)::numeric(20, 2)::text as total,
      coalesce(sum(amount) filter (where order_type = 'recharge'), 0)::numeric(20, 2)::text as recharged,
      count(*)::integer as count,
      (select coalesce(json_agg(first), '[]') from (
         select id, order_id, order_no, order_type, pay_method, kind, amount::text, at,
           ${refundsOfEntry} as refunds
         from entry where entry.amount <> 0 order by entry.at, id limit ${MAX_BILL_ENTRIES}) as first) as first,
      (select coalesce(json_agg(costs), '[]') from (${spent}) as costs) as costs
    from entry where amount <> 0`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('Sums have a row, whatever they are of.')
  const { count, first, ...sums } = row
  return {
    month,
    userName: user.userName,
    isFinal: month < platformDay(now.getTime()).slice(0, 7),
    entries: first.map((entry) => entryOf({ ...entry, at: new Date(entry.at) })),
    more: Math.max(0, count - MAX_BILL_ENTRIES),
    ...sums,
  }
}
