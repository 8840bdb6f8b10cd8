import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { allowedOrderEvents, type Order, type orderEndpoints } from '@compute-mall/core/order'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { quoteOf } from '../purchase/index.ts'
import { giftHandlers } from './gift.ts'
import { createOrder } from './order.create.ts'
import { operationHandlers } from './order.operations.ts'
import { ownOrderHandlers } from './order.own.ts'
import { orderReviewHandlers } from './order.reviews.ts'
import { shopOrderHandlers } from './order.shop.ts'
import { createRenewal, quoteRenewal } from './renewal.ts'
import { findOrder } from './store/queries.ts'
import { lockOrder, transitionOrder } from './store/steps.ts'

const found = (order: Order | undefined) =>
  order === undefined ? E.left(refusals.notFound()) : E.right(order)

const cancel = async (trx: Db, userId: string, orderId: string, at: Date) => {
  const order = await lockOrder(trx, orderId)
  if (order?.user_id !== userId) return E.left(refusals.notFound())
  if (!allowedOrderEvents(order.status).includes('order.cancelled'))
    return E.left(refusals.orderStateConflict())
  await transitionOrder(trx, order, { event: 'order.cancelled', at })
  return found(await findOrder(trx, userId, orderId))
}

/** Every order is its buyer's alone: another's is one that is not there (test S1). */
export const orderHandlers = (platform: Platform): Handlers<typeof orderEndpoints> => {
  const { config, db } = platform
  return {
    ...operationHandlers(platform),
    ...ownOrderHandlers(platform),
    ...shopOrderHandlers(platform),
    ...orderReviewHandlers(platform),
    ...giftHandlers(platform),
    quote: ({ body: intent }, { user, language, now }) =>
      quoteOf(db, { userId: user.id, language, now }, intent),

    create: ({ body: request }, { user, language, now, idempotencyKey, transact }) =>
      transact((trx) =>
        createOrder(trx, request, {
          userId: user.id,
          language,
          now,
          key: idempotencyKey ?? '',
          lifetimeMs: config.orderTtlMs,
        }),
      ),

    quoteRenewal: ({ body: intent }, { user, language, now }) =>
      quoteRenewal(db, { userId: user.id, language, now }, intent),

    renew: ({ body: request }, { user, language, now, idempotencyKey, transact }) =>
      transact((trx) =>
        createRenewal(trx, request, {
          userId: user.id,
          language,
          now,
          key: idempotencyKey ?? '',
          lifetimeMs: config.orderTtlMs,
        }),
      ),

    outcome: async ({ query: { key } }, { user }) => {
      const made = await db
        .selectFrom('orders')
        .select(['id as orderId', 'order_no as orderNo', 'status', 'total'])
        .where('user_id', '=', user.id)
        .where('request_key', '=', key)
        .executeTakeFirst()
      return E.right(made ?? null)
    },

    detail: async ({ params: { orderId } }, { user }) => found(await findOrder(db, user.id, orderId)),

    cancel: ({ params: { orderId } }, { user, now, transact }) =>
      transact((trx) => cancel(trx, user.id, orderId, now)),
  }
}
