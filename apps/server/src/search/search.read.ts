import type { GoodsCard } from '@compute-mall/core/goods'
import {
  type SearchRequest,
  type Sort,
  type SortBy,
  TOTAL_CAP,
  usualDirection,
} from '@compute-mall/core/search'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { type CardRow, cardColumns, cardOf } from '../goods/index.ts'
import { type CountRow, selectCounts, selectTotal } from './search.counts.ts'
import { type Criteria, groupColumns } from './search.criteria.ts'

const filtered = sql.join(Object.values(groupColumns).map((name) => sql.ref(name)))

const columns: Readonly<Record<Sort, string>> = {
  default: 'popularity',
  skuSaleCount: 'sales',
  skuScore: 'score',
  basePrice: 'price',
}

/** Equal values are told apart by number in the same direction, so that one index serves both directions. */
const orderOf = (sort: Sort, direction: SortBy, { named }: Criteria): RawBuilder<unknown> => {
  const order = sql`${sql.ref(columns[sort])} ${sql.raw(direction)}, goods_id ${sql.raw(direction)}`
  return named !== undefined && sort === 'default' ? sql`named desc, ${order}` : order
}

/** Whether a page lies within what can be paged through. */
export const isReachable = ({ query }: SearchRequest): boolean => query.pageNum * query.pageSize <= TOTAL_CAP

const all = (conditions: Iterable<RawBuilder<unknown>>) => sql.join([sql`true`, ...conditions], sql` and `)

/**
 * Words are looked up once, and filters looked at among what has them: the planner knows how common a word is, but
 * not how common the bits of a filter are. Without words the indexes of the orders, which carry all filters, are
 * walked.
 */
const sourceOf = ({ base, chosen, named }: Criteria) =>
  named !== undefined
    ? {
        prelude: sql`hits as materialized (
          select goods_id, ${filtered}, popularity, sales, score, price, ${named} as named
          from goods_search where ${all(base)}),`,
        source: sql`hits`,
        fitting: sql`hits where ${all(chosen.values())}`,
      }
    : {
        prelude: sql``,
        source: sql`goods_search where ${all(base)}`,
        fitting: sql`goods_search where ${all([...base, ...chosen.values()])}`,
      }

/** What is counted beside a page: nothing, all that fits, or that and every value of every group. */
export type Counting = 'nothing' | 'total' | 'facets'

const countBy = (counting: Counting, criteria: Criteria): RawBuilder<unknown> => {
  const { source, fitting } = sourceOf(criteria)
  if (counting === 'nothing') return sql`null::json`
  const counts = counting === 'total' ? selectTotal(fitting) : selectCounts(criteria, source, fitting)
  return sql`(select json_agg(counts) from (${counts}) as counts)`
}

interface HitsRow {
  readonly cards: readonly CardRow[] | null
  readonly counts: readonly CountRow[] | null
}

export interface Hits {
  readonly records: readonly GoodsCard[]
  readonly counts: readonly CountRow[]
}

/** One page of cards in the order asked for, and what is to be counted, by one statement. */
export const readHits = async (
  db: Kysely<Database>,
  criteria: Criteria,
  { query: { pageNum, pageSize }, sort: asked }: SearchRequest,
  counting: Counting,
): Promise<Hits> => {
  const { prelude, fitting } = sourceOf(criteria)
  const sort = asked?.sort ?? 'default'
  const order = orderOf(sort, asked?.sortBy ?? usualDirection(sort), criteria)
  const named = criteria.named === undefined ? sql`` : sql`, named`
  const { rows } = await sql<HitsRow>`
    with ${prelude} page as (
      select goods_id, popularity, sales, score, price${named} from ${fitting} order by ${order}
      limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)})
    select ${countBy(counting, criteria)} as counts,
      (select json_agg(cards) from (
         select ${cardColumns} from page as found join goods on goods.id = found.goods_id order by ${order}
       ) as cards) as cards`.execute(db)
  return { records: (rows[0]?.cards ?? []).map(cardOf), counts: rows[0]?.counts ?? [] }
}
