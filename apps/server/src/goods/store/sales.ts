import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/** An order that was paid, as far as sales are counted by it. */
export interface Sale {
  readonly skuIds: readonly string[]
  readonly paidAt: string
}

/**
 * Counts one sale for each goods item of each order (R9.08). Rows are taken in the order of their goods, so that two
 * who count never wait for each other in a circle.
 */
export const countSales = async (trx: Db, sales: readonly Sale[]): Promise<void> => {
  const sold = sql`
    with sold as (
      select distinct number, sale."paidAt" as paid_at, goods_id
      from rows from (json_to_recordset(${JSON.stringify(sales)}::json) as ("skuIds" json, "paidAt" timestamptz))
        with ordinality as sale ("skuIds", "paidAt", number),
        json_array_elements_text(sale."skuIds") as sku_id join skus on skus.id = sku_id)`
  await sql`${sold}
    insert into goods_counters (goods_id, sale_count)
    select goods_id, count(*) from sold group by goods_id order by goods_id
    on conflict (goods_id) do update set sale_count = goods_counters.sale_count + excluded.sale_count`.execute(
    trx,
  )
  await sql`${sold}
    insert into goods_days (goods_id, day, orders)
    select goods_id, (paid_at at time zone 'Asia/Shanghai')::date as day, count(*)
    from sold group by goods_id, day order by goods_id, day
    on conflict (goods_id, day) do update set orders = goods_days.orders + excluded.orders`.execute(trx)
}
