import { type Kysely, sql } from 'kysely'

/** Goods on the shelf by the most and by the least of them that one may buy: limits of the platform may shut them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index goods_most on goods (shop_id, kind, ((purchase_limit->>'maxAmount')::bigint))
    where display`.execute(db)
  await sql`create index goods_least on goods (shop_id, kind, ((purchase_limit->>'amount')::bigint))
    where display`.execute(db)
}
