import { type Kysely, sql } from 'kysely'

const createOrders = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence order_numbers`.execute(db)
  await sql`
    create table orders (
      id text primary key,
      order_no text not null unique,
      user_id text not null references users,
      request_key text not null,
      shop_id text,
      type text not null check (type in ('formal', 'trial', 'gift', 'postpaid', 'recharge')),
      status text not null check (status in ('unpaid', 'charging', 'paid', 'refunded', 'cancelled')),
      pay_method text,
      source_total numeric(14, 2) not null check (source_total >= total),
      total numeric(14, 2) not null check (total >= 0),
      agreement_version text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      paid_at timestamptz,
      closed_at timestamptz,
      refunded_at timestamptz,
      paid_late boolean not null default false,
      unique (user_id, request_key)
    )`.execute(db)
  await sql`create index orders_user on orders (user_id, created_at desc, id desc)`.execute(db)
  await sql`create index orders_expiring on orders (expires_at) where status = 'unpaid'`.execute(db)
  await sql`
    create table order_events (
      order_id text not null references orders,
      seq smallint not null,
      event text not null,
      from_status text,
      to_status text not null,
      at timestamptz not null,
      primary key (order_id, seq)
    )`.execute(db)
}

const createLines = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_lines (
      id text primary key,
      order_id text not null references orders,
      position smallint not null,
      sku_id text not null references skus,
      cluster_id text not null,
      amount integer not null check (amount > 0),
      document json not null,
      provision_status text not null,
      provision_at timestamptz,
      provision_tries integer not null default 0,
      opened_at timestamptz,
      ends_at timestamptz,
      access json not null default '[]'
    )`.execute(db)
  await sql`create index order_lines_order on order_lines (order_id, position)`.execute(db)
  await sql`
    create index order_lines_due on order_lines (provision_at) where provision_at is not null`.execute(db)
}

const createLedger = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ledger_entries (
      id text primary key,
      order_id text not null references orders,
      kind text not null check (kind in ('payment', 'refund')),
      provider text not null,
      transaction_no text not null,
      given_back text,
      amount numeric(14, 2) not null check (case kind when 'payment' then amount >= 0 else amount <= 0 end),
      settles boolean not null,
      at timestamptz not null,
      unique (provider, kind, transaction_no)
    )`.execute(db)
  await sql`create unique index ledger_entries_settling on ledger_entries (order_id) where settles`.execute(
    db,
  )
  await sql`create index ledger_entries_order on ledger_entries (order_id)`.execute(db)
  await sql`
    create table refunds (
      id text primary key,
      order_id text not null references orders,
      payment_id text,
      provider text not null,
      transaction_no text not null,
      amount numeric(14, 2) not null check (amount >= 0),
      reason text not null check (reason in ('late', 'surplus', 'order')),
      due_at timestamptz,
      tries integer not null default 0,
      created_at timestamptz not null,
      done_at timestamptz,
      unique (provider, transaction_no)
    )`.execute(db)
  await sql`create index refunds_due on refunds (due_at) where due_at is not null`.execute(db)
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createOrders(db)
  await createLines(db)
  await createLedger(db)
}
