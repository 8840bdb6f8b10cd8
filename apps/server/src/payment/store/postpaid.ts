import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { SelectionOf } from '@compute-mall/core/list'
import { compare, type Money, subtract } from '@compute-mall/core/money'
import {
  type PostpaidAccount,
  type PostpaidBill,
  type PostpaidStanding,
  type postpaidAccountList,
  type postpaidBillList,
  postpaidBillStatus,
} from '@compute-mall/core/payment'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { says } from '../../platform/lists/index.ts'
import type { PostpaidBillTable } from '../payment.tables.ts'
import { write } from './write.ts'

/** By the columns of `pay_accounts as account`. */
const standingAt = (now: Date) => sql<PostpaidStanding>`case
  when account.credit_granted_at is null then 'none'
  when account.credit_suspended_at is not null then 'suspended'
  when exists (select from postpaid_bills as late where late.user_id = account.user_id
    and late.paid_at is null and late.due_at < ${now}) then 'overdue'
  else 'active' end`

/** Whether a customer may order post-paid at `now`. */
export const postpaidStandingOf = async (db: Db, userId: string, now: Date): Promise<PostpaidStanding> => {
  const row = await db
    .selectFrom('pay_accounts as account')
    .select(standingAt(now).as('standing'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.standing ?? 'none'
}

/** Why an order cannot be paid from credit; undefined where it can. */
export const postpaidRefusal = (standing: PostpaidStanding): Refusal | undefined => {
  if (standing === 'none') return refusals.postpaidNotGranted()
  if (standing === 'suspended') return refusals.postpaidSuspended()
  return standing === 'overdue' ? refusals.postpaidOverdue() : undefined
}

/** Customers with granted credit that match. */
export const selectPostpaidAccounts = (
  db: Db,
  { standing, keyword }: Partial<SelectionOf<typeof postpaidAccountList>>,
  now: Date,
) => {
  let found = db
    .selectFrom('pay_accounts as account')
    .innerJoin('users', 'users.id', 'account.user_id')
    .select(['users.id', 'users.user_name', 'account.credit_limit', 'account.credit'])
    .select(({ ref }) => [
      ref('account.credit_granted_at').$castTo<Date>().as('granted_at'),
      standingAt(now).as('standing'),
      sql<Money>`(select coalesce(sum(bill.amount), 0)::numeric(14, 2)::text from postpaid_bills as bill
        where bill.user_id = account.user_id and bill.paid_at is null)`.as('billed'),
    ])
    .where('account.credit_granted_at', 'is not', null)
  if (standing !== undefined) found = found.where(standingAt(now), '=', standing)
  if (keyword !== undefined) found = found.where(says('users.search_text', keyword))
  return found
}
export type PostpaidAccountRow = Awaited<
  ReturnType<ReturnType<typeof selectPostpaidAccounts>['executeTakeFirstOrThrow']>
>

export const postpaidAccountOf = (row: PostpaidAccountRow): PostpaidAccount => ({
  userId: row.id,
  userName: row.user_name,
  standing: row.standing,
  limit: row.credit_limit,
  available: row.credit,
  billed: row.billed,
  grantTime: row.granted_at.toISOString(),
})

/** The account of one customer; undefined without granted credit. */
export const findPostpaidAccount = (
  db: Db,
  userId: string,
  now: Date,
): Promise<PostpaidAccountRow | undefined> =>
  selectPostpaidAccounts(db, {}, now).where('users.id', '=', userId).executeTakeFirst()

/** Locks the means of a customer until the transaction ends; makes them where there are none. */
export const lockAccount = async (trx: Db, userId: string) => {
  await write(trx)
    .insertInto('pay_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('pay_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Grants credit up to `limit`, or changes it; resumes a suspended customer. Refusal: PAY10014 for less than is used.
 */
export const grantCredit = async (
  trx: Db,
  userId: string,
  limit: Money,
  now: Date,
): Promise<E.Either<Refusal, { readonly before: Money }>> => {
  const { credit_limit: before, credit, credit_granted_at } = await lockAccount(trx, userId)
  const used = subtract(before, credit)
  const available = subtract(limit, used)
  if (compare(available, 0) < 0) return E.left(refusals.creditLimitTooLow({ used }))
  await write(trx)
    .updateTable('pay_accounts')
    .set({
      credit_limit: limit,
      credit: available,
      credit_granted_at: credit_granted_at ?? now,
      credit_suspended_at: null,
    })
    .where('user_id', '=', userId)
    .execute()
  return E.right({ before })
}

/** @returns whether the customer had granted credit that was not suspended */
export const suspendCredit = async (trx: Db, userId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await write(trx)
    .updateTable('pay_accounts')
    .set({ credit_suspended_at: now })
    .where('user_id', '=', userId)
    .where('credit_granted_at', 'is not', null)
    .where('credit_suspended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type BillFilters = Partial<SelectionOf<typeof postpaidBillList>> & { readonly userId?: string }

/** Bills that match, with their customers. */
export const selectPostpaidBills = (db: Db, { status, keyword, userId }: BillFilters, now: Date) => {
  let found = db
    .selectFrom('postpaid_bills as bill')
    .innerJoin('users', 'users.id', 'bill.user_id')
    .selectAll('bill')
    .select('users.user_name')
  if (userId !== undefined) found = found.where('bill.user_id', '=', userId)
  if (status === 'paid') found = found.where('bill.paid_at', 'is not', null)
  if (status === 'due') found = found.where('bill.paid_at', 'is', null).where('bill.due_at', '>=', now)
  if (status === 'overdue') found = found.where('bill.paid_at', 'is', null).where('bill.due_at', '<', now)
  if (keyword !== undefined)
    found = found.where(({ eb, or }) =>
      or([eb('bill.month', '=', keyword), says('users.search_text', keyword)]),
    )
  return found
}
export type PostpaidBillRow = Awaited<
  ReturnType<ReturnType<typeof selectPostpaidBills>['executeTakeFirstOrThrow']>
>

export const postpaidBillOf = (row: PostpaidBillRow, now: Date): PostpaidBill => {
  const times = { dueTime: row.due_at.toISOString(), payTime: row.paid_at?.toISOString() ?? null }
  return {
    billId: row.id,
    userName: row.user_name,
    month: row.month,
    amount: row.amount,
    status: postpaidBillStatus(times, now.getTime()),
    issueTime: row.issued_at.toISOString(),
    ...times,
    paidBy: row.paid_by,
    bankReference: row.bank_reference,
  }
}

export const findPostpaidBill = async (db: Db, billId: string, now: Date): Promise<PostpaidBill> =>
  postpaidBillOf(
    await selectPostpaidBills(db, {}, now).where('bill.id', '=', billId).executeTakeFirstOrThrow(),
    now,
  )

/** A bill, locked until the transaction ends. */
export const lockBill = (trx: Db, billId: string): Promise<Selectable<PostpaidBillTable> | undefined> =>
  trx.selectFrom('postpaid_bills').selectAll().where('id', '=', billId).forUpdate().executeTakeFirst()

/** A bill is paid: its amount can be spent on credit again. The bill must be locked and not paid. */
export const settleBill = async (
  trx: Db,
  { id, user_id, amount }: Selectable<PostpaidBillTable>,
  paid: {
    readonly by: 'contractFund' | 'bank'
    readonly bankReference: string | null
    readonly at: Date
  },
): Promise<void> => {
  await write(trx)
    .updateTable('postpaid_bills')
    .set({ paid_at: paid.at, paid_by: paid.by, bank_reference: paid.bankReference })
    .where('id', '=', id)
    .execute()
  await write(trx)
    .updateTable('pay_accounts')
    .set((eb) => ({ credit: eb('credit', '+', amount) }))
    .where('user_id', '=', user_id)
    .execute()
}

/** Whether a bill was paid with this reference of the bank already. */
export const isBillReferenceTaken = async (db: Db, bankReference: string): Promise<boolean> =>
  (await db
    .selectFrom('postpaid_bills')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst()) !== undefined

export interface UnbilledMonth {
  readonly user_id: string
  readonly month: string
  readonly amount: Money
}

/** Months before the one of `until` whose credit payments and refunds are on no bill yet. */
export const unbilledMonths = async (
  db: Db,
  until: Date,
  limit: number,
): Promise<readonly UnbilledMonth[]> => {
  const { rows } = await sql<UnbilledMonth>`
    select orders.user_id, month, sum(entry.amount)::numeric(14, 2)::text as amount
    from (
      select order_id, amount, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM') as month
      from ledger_entries where provider = 'account:credit'
        and at < date_trunc('month', ${until}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
    ) as entry join orders on orders.id = entry.order_id
    where not exists (select from postpaid_bills as bill
      where bill.user_id = orders.user_id and bill.month = entry.month)
    group by 1, 2 having sum(entry.amount) <> 0 order by 2, 1 limit ${limit}`.execute(db)
  return rows
}

/** @returns undefined where the month has a bill already */
export const insertBill = (
  trx: Db,
  bill: Pick<PostpaidBillTable, 'id' | 'user_id' | 'month' | 'amount'> & {
    readonly issued_at: Date
    readonly due_at: Date
  },
): Promise<Selectable<PostpaidBillTable> | undefined> =>
  write(trx)
    .insertInto('postpaid_bills')
    .values({ ...bill, paid_at: null, paid_by: null, bank_reference: null, reminded_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'month']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Bills that are overdue at `now` and nobody was reminded of. */
export const unremindedBills = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('postpaid_bills')
    .select('id')
    .where('paid_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('due_at', '<', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

export const noteReminded = async (trx: Db, billId: string, now: Date): Promise<void> => {
  await write(trx).updateTable('postpaid_bills').set({ reminded_at: now }).where('id', '=', billId).execute()
}
