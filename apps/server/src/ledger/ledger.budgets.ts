import { alertsReached, type Budget } from '@compute-mall/core/ledger'
import type { Money } from '@compute-mall/core/money'
import { platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { notify } from '../notice/index.ts'
import type { OrderPaid } from '../order/index.ts'
import { type Db, writing } from '../platform/database/index.ts'
import { monthOf } from './ledger.queries.ts'
import type { LedgerTables } from './ledger.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<LedgerTables>()

const monthAt = (at: Date): string => platformDay(at.getTime()).slice(0, 7)

const spentIn = async (db: Db, userId: string, month: string): Promise<Money> => {
  const { rows } = await sql<{ spent: Money }>`
    select coalesce(sum(entry.amount), 0)::numeric(20, 2)::text as spent
    from ledger_entries as entry join orders on orders.id = entry.order_id
    where orders.user_id = ${userId} and orders.type <> 'recharge'
      and ${monthOf('entry.at')} = ${month}`.execute(db)
  return rows[0]?.spent ?? '0.00'
}

/** The budget of a user, and what of it is spent in the month of `now`. */
export const budgetOf = async (db: Db, userId: string, now: Date): Promise<Budget> => {
  const row = await db.selectFrom('budgets').select('amount').where('user_id', '=', userId).executeTakeFirst()
  const month = monthAt(now)
  return { amount: row?.amount ?? null, month, spent: await spentIn(db, userId, month) }
}

/** Tells a user that a part of the budget is spent: the greatest that is reached, and each once a month. */
const tellReached = async (trx: Db, userId: string, now: Date): Promise<void> => {
  const { amount, month, spent } = await budgetOf(trx, userId, now)
  const reached = amount === null ? [] : alertsReached(amount, spent)
  if (amount === null || reached.length === 0) return
  const told = await write(trx)
    .insertInto('budget_alerts')
    .values(reached.map((percent) => ({ user_id: userId, month, percent, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('percent')
    .execute()
  if (told.length === 0) return
  const percent = Math.max(...told.map((row) => row.percent))
  await notify(trx, {
    userIds: [userId],
    kind: 'budgetReached',
    eventId: `budget:${month}:${percent}`,
    subjectId: userId,
    details: { month, percent, spent, budget: amount },
    now,
  })
}

/** Sets the budget of a user, or with null takes it back. */
export const setBudget = async (
  trx: Db,
  { userId, amount, now }: { readonly userId: string; readonly amount: Money | null; readonly now: Date },
): Promise<Budget> => {
  if (amount === null) await write(trx).deleteFrom('budgets').where('user_id', '=', userId).execute()
  else
    await write(trx)
      .insertInto('budgets')
      .values({ user_id: userId, amount, changed_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ amount, changed_at: now }))
      .execute()
  await tellReached(trx, userId, now)
  return budgetOf(trx, userId, now)
}

/** Looks at the budgets of those whose orders were paid. */
export const watchBudgets = async (trx: Db, orders: readonly OrderPaid[]): Promise<void> => {
  const latest = new Map(
    orders.toSorted((a, b) => a.paidAt.localeCompare(b.paidAt)).map((order) => [order.userId, order]),
  )
  for (const { userId, paidAt } of latest.values()) await tellReached(trx, userId, new Date(paidAt))
}
