import { FEATURED_TAG, type GoodsCard } from '@compute-mall/core/goods'
import {
  type AnySort,
  type SearchRequest,
  type SortBy,
  TOTAL_CAP,
  usualDirection,
} from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type CardRow, cardColumns, cardOf } from '../../goods/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { compareCards } from '../search.hour.ts'
import { type ChoosableCard, cardsReader, wishOf } from './cards.ts'
import { type CountRow, selectCounts, selectTotal } from './counts.ts'
import { type Criteria, wordsOf } from './criteria.ts'
import { fittingSkus } from './match.ts'

/** Prices are compared by the hour; what has none stands behind the dearest hour, by its own price. */
const orders: Readonly<Record<AnySort, readonly string[]>> = {
  default: ['popularity'],
  skuSaleCount: ['sales'],
  skuScore: ['score'],
  basePrice: ['hourly', 'price'],
  newest: ['popularity'],
}
/** What a row is ordered by. */
const ordered = (sort: AnySort) => sql.join(orders[sort].map((name) => sql.ref(name)))

/** Equal values are told apart by number in the same direction, so that one index serves both directions. */
const orderOf = (sort: AnySort, direction: SortBy, hasLeaders: boolean): RawBuilder<unknown> => {
  const order = sql.join(
    [...orders[sort], 'goods_id'].map((name) => sql`${sql.ref(name)} ${sql.raw(direction)}`),
  )
  return hasLeaders ? sql`ahead desc, ${order}` : order
}

/** What a shop features stands first among its own goods, and nowhere else: search order is not for sale (W12). */
const featuredBy = (shopId: string) => sql`(goods_id in (
  select life.goods_id from goods_lives as life
  where life.shop_id = ${shopId} and life.featured_at is not null))::int`

/** Whether a page lies within what can be paged through. */
export const isReachable = ({ query }: SearchRequest): boolean => query.pageNum * query.pageSize <= TOTAL_CAP

const all = (conditions: Iterable<RawBuilder<unknown>>) => sql.join([sql`true`, ...conditions], sql` and `)

/** How a search reaches its goods, as parts of one statement. */
interface Source {
  readonly prelude: RawBuilder<unknown>
  /** How many goods of each profile there are before any group is chosen from. */
  readonly held: RawBuilder<unknown>
  readonly fitting: RawBuilder<unknown>
}

/** Words are looked up once, and then filtered by their profiles: the planner cannot know how common a filter is. */
const byWords = (
  { base, chosen }: Criteria,
  sort: AnySort,
  named: RawBuilder<unknown> | undefined,
): Source => ({
  prelude: sql`hits as materialized (
    select goods_id, profile, ${ordered(sort)}${named === undefined ? sql`` : sql`, ${named} as named`}
    from goods_search where ${all(base)}),`,
  held: sql`select profile, count(*) as held from hits group by profile`,
  fitting:
    chosen.size === 0
      ? sql`hits`
      : sql`hits where profile in (select id from search_profiles where ${all(chosen.values())})`,
})

/**
 * Without words the indexes of the orders, which carry all filters, are walked. What is on the shelf is counted
 * already, unless only a part of it is in question.
 */
const byOrder = ({ base, chosen, area, narrowed }: Criteria): Source => ({
  prelude: sql``,
  held: narrowed
    ? sql`select profile, count(*) as held from goods_search where ${all(base)} group by profile`
    : sql`select id as profile, shelved as held from search_profiles where ${all([sql`shelved > 0`, ...area])}`,
  fitting: sql`goods_search where ${all([...base, ...chosen.values()])}`,
})

/** What is counted beside a page: nothing, all that fits, or that and every value of every group. */
type Counting = 'nothing' | 'total' | 'facets'

const countBy = (counting: Counting, criteria: Criteria, { held }: Source): RawBuilder<unknown> => {
  if (counting === 'nothing') return sql`null::json`
  const counts = counting === 'total' ? selectTotal(criteria, held) : selectCounts(criteria, held)
  return sql`(select json_agg(counts) from (${counts}) as counts)`
}

/** Where a goods item stands on a page. */
interface Place {
  readonly goods_id: string
  /** Whether its shop puts it first among its own. */
  readonly featured: boolean
}

interface PageRow {
  readonly places: readonly Place[] | null
  readonly counts: readonly CountRow[] | null
}

export interface Page {
  readonly places: readonly Place[]
  readonly counts: readonly CountRow[]
}

/** Which goods stand on a page in the order asked for, and what is to be counted, by one statement. */
const readPage = async (
  db: Db,
  criteria: Criteria,
  request: SearchRequest,
  counting: Counting,
): Promise<Page> => {
  const { sort: asked } = request
  const { pageNum, pageSize, storeId } = request.query
  const sort = asked?.sort ?? 'default'
  const named = sort === 'default' ? criteria.named : undefined
  const isFeaturing = storeId !== undefined && sort === 'default' && named === undefined
  const ahead = isFeaturing ? featuredBy(storeId) : named && sql`named`
  const order = orderOf(sort, asked?.sortBy ?? usualDirection(sort), ahead !== undefined)
  const source = criteria.named === undefined ? byOrder(criteria) : byWords(criteria, sort, named)
  const { rows } = await sql<PageRow>`
    with ${source.prelude} page as (
      select goods_id, ${ordered(sort)}${ahead === undefined ? sql`` : sql`, ${ahead} as ahead`}
      from ${source.fitting} order by ${order}
      limit ${sql.lit(pageSize)} offset ${sql.lit((pageNum - 1) * pageSize)})
    select ${countBy(counting, criteria, source)} as counts,
      (select json_agg(places) from (
         select goods_id, ${isFeaturing ? sql`ahead = 1` : sql`false`} as featured
         from page order by ${order}) as places) as places`.execute(db)
  return { places: rows[0]?.places ?? [], counts: rows[0]?.counts ?? [] }
}

const marked = (card: GoodsCard): GoodsCard => ({ ...card, tags: [FEATURED_TAG, ...card.tags] })

/**
 * Cards of goods whose page opens with the sku that fits the words best say what that one is and costs. The page of a
 * list by price is put in order again by what its cards say then; which goods are on it goes by their cheapest sku.
 */
const withFittingSkus = async (
  db: Db,
  found: readonly ChoosableCard[],
  request: SearchRequest,
): Promise<readonly GoodsCard[]> => {
  const cards = found.map(({ card }) => card)
  const words = wordsOf(request)
  const skuIds = words === undefined ? [] : fittingSkus(found, words)
  if (skuIds.length === 0) return cards
  const { rows } = await sql<CardRow>`select ${cardColumns({ ...wishOf(request), skuIds })}
    from goods_search as found join goods on goods.id = found.goods_id
    where found.goods_id in (select goods_id from skus where id = any(${[...skuIds]}::text[]))`.execute(db)
  const better = new Map(rows.map(cardOf).map((card) => [card.goodsId, card]))
  const shown = cards.map((card) => better.get(card.goodsId) ?? card)
  if (request.sort?.sort !== 'basePrice') return shown
  const turn = request.sort.sortBy === 'desc' ? -1 : 1
  return shown.toSorted((a, b) => turn * compareCards(a, b))
}

/** Reads what a search finds, in two steps: which goods stand on a page, and their cards. */
export interface HitsReader {
  readonly page: (criteria: Criteria, request: SearchRequest, counting: Counting) => Promise<Page>
  /** The cards of a page, without what has left the shelf since. */
  readonly cards: (places: readonly Place[], request: SearchRequest) => Promise<readonly GoodsCard[]>
}

export const hitsReader = (db: Db): HitsReader => {
  const readCards = cardsReader(db)
  return {
    page: (criteria, request, counting) => readPage(db, criteria, request, counting),
    cards: async (places, request) => {
      const found = await readCards(
        places.map(({ goods_id }) => goods_id),
        request,
      )
      const featured = new Set(places.filter(({ featured }) => featured).map(({ goods_id }) => goods_id))
      const cards = await withFittingSkus(db, found, request)
      return cards.map((card) => (featured.has(card.goodsId) ? marked(card) : card))
    },
  }
}
