import { type Kysely, sql } from 'kysely'

/** Invoices that customers ask for, the orders on them, and the files that finance uploads. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table invoices (
      id text primary key,
      number text not null unique,
      user_id text not null references users,
      state text not null check (state in ('requested', 'issued', 'refused')),
      kind text not null check (kind in ('enterprise', 'personal')),
      title text not null,
      tax_number text not null,
      amount numeric(20, 2) not null check (amount > 0),
      asked_at timestamptz not null,
      decided_at timestamptz,
      decider_id text references users,
      reason text,
      sealed_file bytea
    )`.execute(db)
  await sql`create index invoices_user on invoices (user_id, asked_at, id)`.execute(db)
  await sql`create index invoices_asked on invoices (asked_at, id)`.execute(db)
  await sql`
    create table invoice_orders (
      invoice_id text not null references invoices,
      order_id text not null references orders,
      amount numeric(20, 2) not null,
      is_open boolean not null,
      primary key (invoice_id, order_id)
    )`.execute(db)
  await sql`create unique index invoice_orders_open on invoice_orders (order_id) where is_open`.execute(db)
}
