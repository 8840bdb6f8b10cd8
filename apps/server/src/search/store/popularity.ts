import { RECENT_ORDER_DAYS } from '@compute-mall/core/goods'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

/**
 * By what lists are sorted unless the buyer says otherwise: what was bought lately counts most, what was ever bought
 * less and less the more it is, and a good rating lifts both.
 */
const popularity = sql`round(100 * ln(1 + sale_count) + 150 * ln(1 + recent) + 4 * score)::integer`

/**
 * Folds what was counted of goods into the index, as far as it has changed. Sales are counted apart because every
 * write to an indexed row costs five times as much (stack-backend, section 3).
 * @param goodsIds of what has changed; all goods when they are not given, because recent orders grow old by themselves
 */
export const foldStanding = async (db: Db, now: Date, goodsIds?: readonly string[]): Promise<void> => {
  const these = (column: string) =>
    goodsIds === undefined ? sql`true` : sql`${sql.ref(column)} in (${sql.join(goodsIds)})`
  const today = sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`
  await sql`
    with scored as (
      select counters.goods_id, sale_count, coalesce(recent, 0)::double precision as recent,
        case when review_count = 0 then 0 else round(10.0 * star_total / review_count) end::smallint as score
      from goods_counters as counters left join (
        select goods_id, sum(orders) as recent from goods_days
        where day > ${today} - ${sql.lit(RECENT_ORDER_DAYS)} and ${these('goods_id')} group by goods_id
      ) as days on days.goods_id = counters.goods_id
      where ${these('counters.goods_id')}
    ), standing as (select goods_id, sale_count, score, ${popularity} as popularity from scored)
    update goods_search as found
    set sales = standing.sale_count, score = standing.score, popularity = standing.popularity
    from standing where standing.goods_id = found.goods_id
      and (found.sales, found.score, found.popularity)
        is distinct from (standing.sale_count, standing.score, standing.popularity)`.execute(db)
}
