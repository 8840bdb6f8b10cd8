import { type Kysely, sql } from 'kysely'

/** Who likes which asset: once each, by the key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table asset_likes (
      user_id text not null references users,
      asset_id text not null references assets,
      at timestamptz not null,
      primary key (user_id, asset_id)
    )`.execute(db)
}
