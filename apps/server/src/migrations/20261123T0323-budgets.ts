import { type Kysely, sql } from 'kysely'

/** What users mean to spend in a month, and of which part of it they were told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table budgets (
      user_id text primary key references users,
      amount numeric(20, 2) not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`
    create table budget_alerts (
      user_id text not null references users,
      month text not null,
      percent integer not null,
      at timestamptz not null,
      primary key (user_id, month, percent)
    )`.execute(db)
}
