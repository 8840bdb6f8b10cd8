import { type Kysely, sql } from 'kysely'

/** The level from which stock is scarce, as it is written today: a migration does not follow later changes. */
const NEARLY_SOLD_OUT = 3

/** Up-only: what the homes count is found without reading what needs nobody (width 2.5 and 2.6, Home). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index goods_lives_undecided on goods_lives (shop_id, review, changed_at, goods_id)
    where deleted_at is null and review in ('refused', 'draft')`.execute(db)
  await sql`create index goods_lives_stopped on goods_lives (shop_id)
    where deleted_at is null and shelf in ('failed', 'forcedOff')`.execute(db)
  await sql`create index sku_stock_scarce on sku_stock (goods_id)
    where availability >= ${sql.lit(NEARLY_SOLD_OUT)}`.execute(db)
  await sql`create index skus_expiring on skus (expires_at) where expires_at is not null`.execute(db)
  await sql`create index conversations_unanswered on conversations (shop_id, last_at)
    where done_at is null and last_side = 'customer'`.execute(db)
  await sql`create index bill_differences_order on bill_differences (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create index users_disabled on users (created_at, id) where disabled_at is not null`.execute(db)
}
