import { type Kysely, sql } from 'kysely'

/**
 * Whose a review is, so that there is one for each buyer and goods, and the shop that answers it. Those that came with
 * the goods were written by nobody who has an account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table reviews
      add column user_id text references users,
      add column shop_id text references shops,
      add column replied_at timestamptz`.execute(db)
  await sql`update reviews set shop_id = goods.shop_id from goods where goods.id = reviews.goods_id`.execute(
    db,
  )
  await sql`alter table reviews alter column shop_id set not null`.execute(db)
  await sql`create unique index reviews_writer on reviews (user_id, goods_id) where user_id is not null`.execute(
    db,
  )
  await sql`create index reviews_shop on reviews (shop_id, created_at, id)`.execute(db)
  await sql`create index reviews_unanswered on reviews (shop_id, created_at, id) where reply is null`.execute(
    db,
  )
}
