import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sku_buyers (
      user_id text not null references users,
      sku_id text not null references skus,
      bought integer not null check (bought >= 0),
      has_formal boolean not null default false,
      has_trial boolean not null default false,
      unpaid_order_id text,
      primary key (user_id, sku_id)
    )`.execute(db)
}
