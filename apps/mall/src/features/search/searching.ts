import { orNull } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import type { GoodsCard } from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
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
  (wanted && (await orNull(goods.ranking({ query: { shelf, by: 'sales', limit: HOT } })))) || []

export const resultsOf = <Hits>(found: E.Either<ClientError, Hits>): Results<Hits> =>
  E.isRight(found)
    ? { state: 'found', hits: found.right }
    : { state: 'failed', message: failureMessage(callFailure(found.left)) }
