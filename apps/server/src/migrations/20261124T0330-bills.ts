import { type Kysely, sql } from 'kysely'

/** Providers' bills by day beside the ledger, and the entries by which they differ (test F7). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pay_bills (
      id text primary key,
      channel text not null,
      day text not null,
      their_count integer not null default 0,
      their_paid numeric(16, 2) not null default 0,
      their_refunded numeric(16, 2) not null default 0,
      our_count integer not null default 0,
      our_paid numeric(16, 2) not null default 0,
      our_refunded numeric(16, 2) not null default 0,
      compared_at timestamptz,
      asked_at timestamptz not null,
      unique (channel, day)
    )`.execute(db)
  await sql`create index pay_bills_day on pay_bills (day, id)`.execute(db)
  await sql`
    create table bill_differences (
      id text primary key,
      bill_id text not null references pay_bills,
      kind text not null check (kind in ('missingHere', 'missingThere', 'amount')),
      entry text not null check (entry in ('payment', 'refund')),
      transaction_no text not null,
      order_id text references orders,
      theirs numeric(14, 2),
      ours numeric(14, 2),
      at timestamptz not null,
      taken_in boolean not null default false,
      state text not null default 'open' check (state in ('open', 'explained', 'settled')),
      explanation text check ((explanation is null) = (explained_at is null)),
      explained_at timestamptz,
      unique (bill_id, kind, entry, transaction_no)
    )`.execute(db)
  await sql`create index bill_differences_state on bill_differences (state, at, id)`.execute(db)
  await sql`create index bill_differences_at on bill_differences (at, id)`.execute(db)
  await sql`create index ledger_entries_provider_at on ledger_entries (provider, at)`.execute(db)
}
