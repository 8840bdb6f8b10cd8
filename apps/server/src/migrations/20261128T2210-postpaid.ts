import { type Kysely, sql } from 'kysely'

/** Credit is granted by finance and billed monthly. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table pay_accounts
    add column credit_granted_at timestamptz,
    add column credit_suspended_at timestamptz`.execute(db)
  await sql`update pay_accounts set credit_granted_at = now() where credit_limit > 0`.execute(db)
  await sql`
    create table postpaid_bills (
      id text primary key,
      user_id text not null references users,
      month text not null,
      amount numeric(14, 2) not null,
      issued_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      paid_by text check (paid_by in ('contractFund', 'bank')),
      bank_reference text unique,
      reminded_at timestamptz,
      unique (user_id, month),
      check ((paid_at is null) = (paid_by is null))
    )`.execute(db)
  await sql`create index postpaid_bills_issued on postpaid_bills (issued_at, id)`.execute(db)
  await sql`create index postpaid_bills_unpaid on postpaid_bills (user_id, due_at) where paid_at is null`.execute(
    db,
  )
  await sql`create index ledger_entries_credit on ledger_entries (at) where provider = 'account:credit'`.execute(
    db,
  )
  await sql`create index pay_accounts_granted on pay_accounts (credit_granted_at, user_id)
    where credit_granted_at is not null`.execute(db)
}
