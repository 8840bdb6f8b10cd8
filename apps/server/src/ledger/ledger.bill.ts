import { type Bill, MAX_BILL_ENTRIES } from '@compute-mall/core/ledger'
import { addDuration, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { costsOf, entryOf, selectEntries } from './ledger.queries.ts'

interface Sums {
  readonly paid: string
  readonly refunded: string
  readonly total: string
  readonly recharged: string
  readonly count: number
}

const nothing: Sums = { paid: '0.00', refunded: '0.00', total: '0.00', recharged: '0.00', count: 0 }

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
  const { from, until } = boundsOf(month)
  const asked = selectEntries(user.id, { month, kind: undefined })
  // One pass over the month for both, the entries and what they come to.
  const entries = sql<Parameters<typeof entryOf>[0] & Sums>`
    with asked as materialized (select * from ${asked} as entries), sums as (
      select coalesce(sum(amount) filter (where order_type <> 'recharge' and kind = 'payment'), 0)::numeric(20, 2)::text as paid,
        coalesce(-sum(amount) filter (where order_type <> 'recharge' and kind = 'refund'), 0)::numeric(20, 2)::text as refunded,
        coalesce(sum(amount) filter (where order_type <> 'recharge'), 0)::numeric(20, 2)::text as total,
        coalesce(sum(amount) filter (where order_type = 'recharge'), 0)::numeric(20, 2)::text as recharged,
        count(*)::integer as count
      from asked
    )
    select first.*, sums.* from (select * from asked order by at, id limit ${MAX_BILL_ENTRIES}) as first
      cross join sums order by first.at, first.id`.execute(db)
  const [{ rows }, costs] = await Promise.all([entries, costsOf(db, user.id, { from, until, month })])
  const { paid, refunded, total, recharged, count } = rows[0] ?? nothing
  return {
    month,
    userName: user.userName,
    isFinal: month < platformDay(now.getTime()).slice(0, 7),
    entries: rows.map(entryOf),
    more: Math.max(0, count - MAX_BILL_ENTRIES),
    costs,
    paid,
    refunded,
    total,
    recharged,
  }
}
