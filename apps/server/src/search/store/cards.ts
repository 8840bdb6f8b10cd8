import type { GoodsCard } from '@compute-mall/core/goods'
import type { SearchRequest } from '@compute-mall/core/search'
import { SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type CardRow, cardColumns, cardOf, type Wish } from '../../goods/index.ts'
import { shortCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database/index.ts'
import { wordsOf } from './criteria.ts'
import { type Specified, severalSkus } from './match.ts'

/** The same goods stand on the pages of many searches. */
const CARDS = { milliseconds: SECOND_MS / 2, most: 2_000 } as const

/** A card, and the skus with which the page of its goods could open; null where there is nothing to choose. */
export interface ChoosableCard {
  readonly card: GoodsCard
  readonly skus: readonly Specified[] | null
}

interface ChoosableRow extends CardRow {
  readonly goods_id: string
  readonly skus: ChoosableCard['skus']
}

export const wishOf = ({ filter }: SearchRequest): Wish => ({
  trial: filter?.other?.includes('trial') === true,
})

/** Reads cards of goods by their ids, in that order, without what has left the shelf. */
export type ReadCards = (ids: readonly string[], request: SearchRequest) => Promise<readonly ChoosableCard[]>

/** Cards are at most half a second old; those that are missing are read at once. */
export const cardsReader = (db: Db): ReadCards => {
  const kept = shortCache<ChoosableCard | undefined>(CARDS)

  const read = async (
    ids: readonly string[],
    wish: Wish,
    isChoosing: boolean,
  ): Promise<ReadonlyMap<string, ChoosableCard>> => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<ChoosableRow>`
      select goods_id, ${cardColumns(wish)}, ${isChoosing ? severalSkus : sql`null`} as skus
      from goods_search as found join goods on goods.id = found.goods_id
      where found.goods_id = any(${[...ids]}::text[]) and found.shelf`.execute(db)
    return new Map(rows.map(({ goods_id, skus, ...row }) => [goods_id, { card: cardOf(row), skus }]))
  }

  return async (ids, request) => {
    const wish = wishOf(request)
    const isChoosing = wordsOf(request) !== undefined
    const missing: string[] = []
    // The ids that are missing are known when this turn has ended.
    const reading = Promise.resolve().then(() => read(missing, wish, isChoosing))
    const cards = await Promise.all(
      ids.map((id) =>
        kept.get(`${isChoosing} ${wish.trial} ${id}`, async () => {
          missing.push(id)
          return (await reading).get(id)
        }),
      ),
    )
    return cards.filter((card) => card !== undefined)
  }
}
