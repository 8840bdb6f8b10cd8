import { type Kysely, sql } from 'kysely'

/** Who has marked which goods: once each, by the key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table goods_favourites (
      user_id text not null references users,
      goods_id text not null references goods,
      at timestamptz not null,
      primary key (user_id, goods_id)
    )`.execute(db)
  await sql`create index on goods_favourites (goods_id)`.execute(db)
}
