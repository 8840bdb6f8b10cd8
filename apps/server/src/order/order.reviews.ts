import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { ReviewableGoods } from '@compute-mall/core/goods'
import { isReviewable, type Order, type OrderLine, type orderEndpoints } from '@compute-mall/core/order'
import { mayChangeReview, ownReviewOf, reviewsBy, writeReview } from '../goods/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { findOrder } from './store/queries.ts'

type ReviewHandlers = Pick<Handlers<typeof orderEndpoints>, 'reviews' | 'review'>

/** The first line of each goods item that its buyer may review; nobody reviews what their own shop sells. */
const reviewableLines = (order: Order, { retailerId }: SessionUser): readonly OrderLine[] => {
  const lines = order.lines.filter((line) => isReviewable(order, line) && line.shopId !== retailerId)
  return [...new Map(lines.toReversed().map((line) => [line.goodsId, line])).values()].toReversed()
}

const reviewablesOf = async (
  db: Db,
  lines: readonly OrderLine[],
  { user, now }: { readonly user: SessionUser; readonly now: Date },
): Promise<readonly ReviewableGoods[]> => {
  const written = await reviewsBy(
    db,
    user.id,
    lines.map(({ goodsId }) => goodsId),
  )
  return lines.map(({ goodsId, name }) => {
    const row = written.find(({ goods_id }) => goods_id === goodsId)
    return {
      goodsId,
      name,
      review: row === undefined ? null : ownReviewOf(row),
      mayWrite: row === undefined || mayChangeReview(row, now),
    }
  })
}

/** How buyers review what was opened for them (width 2.7). */
export const orderReviewHandlers = ({ db }: Platform): ReviewHandlers => ({
  reviews: async ({ params: { orderId } }, context) => {
    const order = await findOrder(db, context.user.id, orderId)
    return order === undefined
      ? E.left(refusals.notFound())
      : E.right(await reviewablesOf(db, reviewableLines(order, context.user), context))
  },

  review: ({ params: { orderId }, body }, context) =>
    context.transact(async (trx) => {
      const { user, now } = context
      const order = await findOrder(trx, user.id, orderId)
      const ordered = order?.lines.some(({ goodsId }) => goodsId === body.goodsId) === true
      if (order === undefined || !ordered) return E.left(refusals.notFound())
      const line = reviewableLines(order, user).find(({ goodsId }) => goodsId === body.goodsId)
      if (line === undefined) return E.left(refusals.orderStateConflict())
      const written = await writeReview(trx, body, {
        userId: user.id,
        userName: user.userName,
        shopId: line.shopId,
        goodsName: line.name,
        now,
      })
      if (E.isLeft(written)) return written
      const { goodsId, name } = line
      const mayWrite = mayChangeReview(written.right, now)
      return E.right({ goodsId, name, review: ownReviewOf(written.right), mayWrite })
    }),
})
