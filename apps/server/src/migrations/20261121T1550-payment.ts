import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pay_sessions (
      id text primary key,
      order_id text not null references orders,
      seq smallint not null,
      channel text not null,
      amount numeric(14, 2) not null check (amount > 0),
      qr_target text not null,
      sign text not null unique,
      state text not null check (state in ('waiting', 'paid', 'failed', 'closed')),
      opened_at timestamptz not null,
      expires_at timestamptz not null,
      ask_at timestamptz,
      looks smallint not null default 0,
      unique (order_id, seq)
    )`.execute(db)
  await sql`create index pay_sessions_due on pay_sessions (ask_at) where ask_at is not null`.execute(db)
  await sql`
    create table pay_accounts (
      user_id text primary key references users,
      credit_limit numeric(14, 2) not null default 0,
      credit numeric(14, 2) not null default 0 check (credit >= 0),
      contract_fund numeric(14, 2) not null default 0 check (contract_fund >= 0),
      platform_discount numeric(14, 2) not null default 0 check (platform_discount >= 0)
    )`.execute(db)
  await sql`
    create table remittance_slips (
      order_id text primary key references orders,
      blob text not null,
      file_name text not null,
      uploaded_at timestamptz not null
    )`.execute(db)
}
