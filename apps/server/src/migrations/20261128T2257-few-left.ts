import { type Kysely, sql } from 'kysely'

/** The level from which goods count as scarce. */
const NEARLY_SOLD_OUT = 3

/** The levels are those of core/resource `availabilityOf` today: five and fewer are nearly sold out whatever the capacity. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Its indexes go with the column.
  await sql`alter table sku_stock drop column availability`.execute(db)
  await sql`alter table sku_stock add column availability smallint not null generated always as (
    case when free <= 0 then 4
         when free <= 5 then 3
         when free >= 0.3 * greatest(capacity, 1) then 1
         when free >= 0.1 * greatest(capacity, 1) then 2
         else 3 end) stored`.execute(db)
  await sql`create index sku_stock_goods on sku_stock (goods_id, availability)`.execute(db)
  await sql`create index sku_stock_scarce on sku_stock (goods_id) 
    where availability >= ${sql.lit(NEARLY_SOLD_OUT)}`.execute(db)
}
