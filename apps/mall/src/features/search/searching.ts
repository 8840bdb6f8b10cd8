import { orNull } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import type { GoodsCard } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import {
  type GoodsHits,
  readSearch,
  requestOf,
  type Search,
  type SearchRequest,
} from '@compute-mall/core/search'
import type { Results } from './results.ts'
import type { Shelf } from './searchRoute.ts'

/** How many others are shown when nothing was found. */
const HOT = 5

/** What others buy, asked for only when it is needed. */
export const hotGoods = async (
  { goods }: MallClient,
  shelf: Shelf,
  wanted: boolean,
): Promise<readonly GoodsCard[]> =>
  (wanted && (await orNull(goods.ranking({ query: { shelf, by: 'sales', limit: HOT } }, shownInPlace)))) || []

/** What is bought most of the chosen category; of the whole shelf where none is chosen or it is empty. */
export const nearestGoods = async (
  client: MallClient,
  shelf: Shelf,
  find: (request: SearchRequest) => TE.TaskEither<ClientError, GoodsHits>,
  { common, shop }: Search,
): Promise<readonly GoodsCard[]> => {
  const alike = { ...readSearch([]), common, shop, sort: 'skuSaleCount' } as const
  const near = common.length === 0 && shop === '' ? null : await orNull(find(requestOf(alike, HOT)))
  return near === null || near.total === 0 ? hotGoods(client, shelf, true) : near.records
}

export const resultsOf = <Hits>(found: E.Either<ClientError, Hits>): Results<Hits> =>
  E.isRight(found)
    ? { state: 'found', hits: found.right }
    : { state: 'failed', message: failureMessage(callFailure(found.left)) }
