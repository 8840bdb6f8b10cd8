import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cart_lines (
      id text primary key,
      user_id text not null references users,
      goods_id text not null,
      sku_id text not null,
      pricing_id text not null,
      cluster_id text not null,
      amount integer not null check (amount > 0),
      duration integer not null check (duration > 0),
      added_price numeric not null,
      created_at timestamptz not null,
      unique (user_id, sku_id, pricing_id, cluster_id, duration)
    )`.execute(db)
}
