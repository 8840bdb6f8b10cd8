import { type Kysely, sql } from 'kysely'

/** The accounts of shops by period (W18): what a line comes to adds up, whatever writes it; a bank reference pays once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table statements (
      id text primary key,
      shop_id text not null,
      period text not null check (period in ('PERIOD_1', 'PERIOD_2', 'PERIOD_3', 'PERIOD_4', 'PERIOD_5')),
      from_day text not null,
      until_day text not null check (until_day >= from_day),
      ends_at timestamptz not null,
      status text not null check (status in ('open', 'closed', 'confirmed', 'disputed', 'paid')),
      closed_at timestamptz,
      confirm_by timestamptz check ((confirm_by is not null) = (status = 'closed')),
      paid_at timestamptz check ((paid_at is not null) = (status = 'paid')),
      bank_reference text unique check ((bank_reference is not null) = (status = 'paid')),
      unique (shop_id, from_day, until_day)
    )`.execute(db)
  await sql`create index statements_shop on statements (shop_id, from_day, id)`.execute(db)
  await sql`create index statements_from on statements (from_day, id)`.execute(db)
  await sql`create index statements_status on statements (status, from_day, id)`.execute(db)
  await sql`create index statements_ending on statements (ends_at) where status = 'open'`.execute(db)
  await sql`create index statements_confirming on statements (confirm_by) where status = 'closed'`.execute(db)
  await sql`
    create table statement_lines (
      id text primary key,
      statement_id text not null references statements,
      kind text not null check (kind in ('sale', 'refund', 'adjustment')),
      order_line_id text check ((order_line_id is null) = (kind = 'adjustment')),
      order_no text,
      goods json,
      amount numeric(14, 2) not null,
      fee_rate numeric(5, 4) not null,
      fee numeric(14, 2) not null,
      net numeric(14, 2) not null check (net = amount - fee),
      at timestamptz not null,
      reason text,
      unique (order_line_id, kind)
    )`.execute(db)
  await sql`create index statement_lines_statement on statement_lines (statement_id, at, id)`.execute(db)
  await sql`
    create table statement_steps (
      statement_id text not null references statements,
      seq integer not null,
      event text not null,
      from_status text not null,
      to_status text not null,
      at timestamptz not null,
      text text,
      line_id text references statement_lines,
      primary key (statement_id, seq)
    )`.execute(db)
}
