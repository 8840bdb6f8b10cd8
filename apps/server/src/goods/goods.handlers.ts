import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { type Goods, type goodsEndpoints, RANKING_DAYS } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { shortCache } from '../platform/cache.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { dependResourcesOf, goodsOf, type Marks, namedReviewsOf, reviewsOf, skuOf } from './goods.answers.ts'
import { cardOf } from './goods.cards.ts'
import { customerReviewHandlers } from './goods.customerReviews.ts'
import type { OperationName } from './goods.operations.ts'
import { goodsPreviews } from './goods.preview.ts'
import { reviewReportHandlers } from './goods.reviewReports.ts'
import { favouritesOf, keepFavourite } from './store/favourites.ts'
import { listed } from './store/listed.ts'
import { goodsStatements } from './store/statements.ts'

/** What a user already has of each of these skus; those of which there is nothing are left out. */
export type MarksOf = (userId: string, skuIds: readonly string[]) => Promise<ReadonlyMap<string, Marks>>

/** What many look at is read once in a moment. It holds no price and no stock: those are read each time. */
const DETAILS = { milliseconds: SECOND_MS, most: 1_000 } as const

/** A ranking of a week ago stays what it was; only the week moves on. */
const RANKINGS = { milliseconds: 10 * MINUTE_MS, most: 20 } as const

/** No row: there are no such goods. */
const present = <Row, A>(rows: readonly Row[], answer: (rows: readonly Row[]) => A): E.Either<Refusal, A> =>
  rows.length === 0 ? E.left(refusals.goodsNotFound()) : E.right(answer(rows))

export const goodsHandlers = (
  platform: Platform,
  marksOf: MarksOf,
): Omit<Handlers<typeof goodsEndpoints>, OperationName> => {
  const { db, prepared } = platform
  const statements = goodsStatements(prepared)
  const details = shortCache<E.Either<Refusal, Goods>>(DETAILS)
  const before = shortCache<readonly string[]>(RANKINGS)
  const readDetail = async (id: string, now: Date): Promise<E.Either<Refusal, Goods>> => {
    const [row] = await statements.detail({ id, now })
    return row === undefined ? E.left(refusals.goodsNotFound()) : E.right(goodsOf(row))
  }
  const previews = goodsPreviews(db, {
    detail: readDetail,
    skus: async (id) => {
      const rows = await statements.skus({ id })
      return present(rows, () => rows.map((row) => skuOf(row)))
    },
  })
  return {
    detail: ({ params: { id } }, { now }) => details.get(id, () => readDetail(id, now)),
    excerpt: async ({ params }, { now }) => {
      const [detail, rows] = await Promise.all([
        details.get(params.id, () => readDetail(params.id, now)),
        statements.skus(params),
      ])
      return E.isLeft(detail) ? detail : E.right({ goods: detail.right, skus: rows.map((row) => skuOf(row)) })
    },
    skus: async ({ params }, { user }) => {
      const rows = await statements.skus(params)
      const marks =
        user === null
          ? undefined
          : await marksOf(
              user.id,
              rows.map(({ id }) => id),
            )
      return present(rows, () => rows.map((row) => skuOf(row, marks?.get(row.id))))
    },
    dependResource: async ({ params }) => present(await statements.dependencies(params), dependResourcesOf),
    softwareDependResource: async ({ params }) => {
      const rows = await statements.dependencies(params)
      return present(
        rows.filter((row) => row.own_kind === 'software'),
        dependResourcesOf,
      )
    },
    ...previews,
    ...customerReviewHandlers(platform),
    ...reviewReportHandlers(platform),
    favour: ({ params: { id }, body: { isFavourite } }, { user, now, transact }) =>
      transact(async (trx) =>
        (await keepFavourite(trx, { userId: user.id, goodsId: id, isFavourite, now }))
          ? E.right(await favouritesOf(trx, user.id))
          : E.left(refusals.goodsNotFound()),
      ),
    favourites: async (_, { user }) => E.right(await favouritesOf(db, user.id)),
    reviews: async ({ params: { id }, query: { pageNum, pageSize } }) =>
      present(await statements.reviews({ id, limit: pageSize, offset: (pageNum - 1) * pageSize }), reviewsOf),
    ranking: async ({ query: { shelf, by, limit } }) => {
      const rows = await statements.ranking[by]({ compute: shelf === 'compute', limit })
      return E.right(rows.map(cardOf))
    },
    latestReviews: async ({ params }) => E.right(namedReviewsOf(await statements.latestReviews(params))),
    rankingBefore: async ({ query: { shelf, by, limit } }, { now }) => {
      const began = new Date(now.getTime() - RANKING_DAYS * DAY_MS)
      const ids = await before.get(JSON.stringify([shelf, by, limit]), async () =>
        (await statements.rankingBefore[by]({ compute: shelf === 'compute', limit, began })).map(
          ({ goods_id }) => goods_id,
        ),
      )
      return E.right(ids)
    },
    listed: async ({ query }) => E.right(await listed(db, query)),
  }
}
