import { contract, refusals } from '@compute-mall/core/contract'
import { type deskEndpoints, figureDays, filledDays, type ShopHome, WorkQueue } from '@compute-mall/core/desk'
import { E } from '@compute-mall/core/fp'
import type { Endpoint } from '@compute-mall/core/http'
import type { QueueCounts } from '@compute-mall/core/review'
import { profileFaults, profileOf } from '@compute-mall/core/shop'
import { actorOf, audit } from '../audit/index.ts'
import { chatStepsOf, unansweredOf } from '../chat/index.ts'
import { selectQueue } from '../feedback/index.ts'
import { goodsToDo, selectReported } from '../goods/index.ts'
import { selectAsked } from '../invoice/index.ts'
import { selectOpenings, selectOwed, selectRequests } from '../order/index.ts'
import { selectDifferences, selectSlips } from '../payment/index.ts'
import type { Db } from '../platform/database/index.ts'
import { type Context, checkAccess, type Handlers, type SessionUser } from '../platform/http/index.ts'
import { hasten } from '../platform/jobs.ts'
import { waitingOf } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { queueCounts } from '../review/index.ts'
import { ownShopOf } from '../shop/index.ts'
import { daysOf, selectStatements } from '../statement/index.ts'
import { failedJobs, failedLinesOf, healthOf } from './desk.store.ts'

interface Reader {
  readonly reviewerId: string
  readonly now: Date
}

interface Queue {
  /** The list that is worked through: who may read it is told of its queue. */
  readonly list: Endpoint
  readonly counts: (db: Db, reader: Reader) => Promise<QueueCounts>
}

/** Each queue with the rows that its list shows under the filter to which the home leads. */
const queues: Readonly<Record<WorkQueue, Queue>> = {
  merchants: {
    list: contract.settlement.list,
    counts: (db, reader) => queueCounts(db, 'settlement', reader),
  },
  goodsQueue: {
    list: contract.goods.applications,
    counts: (db, reader) => queueCounts(db, 'goods', reader),
  },
  feedback: {
    list: contract.feedback.list,
    counts: (db) =>
      waitingOf(
        db,
        selectQueue(db, { state: 'received', kind: undefined, keyword: undefined }),
        'created_at',
      ),
  },
  reviewReports: {
    list: contract.goods.reportedReviews,
    counts: (db) => waitingOf(db, selectReported({ state: 'open' }), 'reported_at'),
  },
  openings: {
    list: contract.order.openings,
    counts: (db) => waitingOf(db, selectOpenings(db, { status: 'failed' }), 'paid_at'),
  },
  remittances: {
    list: contract.payment.remittances,
    counts: (db) => waitingOf(db, selectSlips(db, { status: 'waiting' }), 'waiting_since', 'order_no'),
  },
  refunds: {
    list: contract.order.refundRequests,
    counts: (db) => waitingOf(db, selectRequests(db, { status: 'asked' }), 'asked_at'),
  },
  owed: {
    list: contract.order.owedRefunds,
    counts: (db) => waitingOf(db, selectOwed(db, { state: 'byHand' }), 'created_at'),
  },
  differences: {
    list: contract.payment.billDifferences,
    counts: (db) => waitingOf(db, selectDifferences(db, { state: 'open' }), 'at'),
  },
  invoices: {
    list: contract.invoice.list,
    counts: (db) =>
      waitingOf(
        db,
        selectAsked(db, { state: 'requested', type: undefined, toCorrect: undefined, keyword: undefined }),
        'asked_at',
      ),
  },
  disputes: {
    list: contract.statement.list,
    counts: (db) => waitingOf(db, selectStatements({ status: 'disputed' }), 'closed_at'),
  },
  payouts: {
    list: contract.statement.list,
    counts: (db) => waitingOf(db, selectStatements({ status: 'confirmed' }), 'closed_at'),
  },
}

/** Which of its first steps a shop has done, but for the goods (width 2.5, Home). */
const stepsOf = async (db: Db, shopId: string) => {
  const [shop, chat] = await Promise.all([ownShopOf(db, shopId), chatStepsOf(db, shopId)])
  return { shop: shop !== null && Object.keys(profileFaults(profileOf(shop))).length === 0, ...chat }
}

/** What a shop has to do: of each list as far as the caller may read it (W11). */
const shopHomeOf = async (db: Db, { user, now }: Context<SessionUser>): Promise<ShopHome> => {
  const shopId = user.retailerId ?? ''
  const may = (list: Endpoint) => E.isRight(checkAccess(list, user))
  const first = figureDays(now.getTime())[0] ?? ''
  const readsStatements = may(contract.statement.shopList)
  const disputed = selectStatements({ shopId, status: 'disputed' })
  const [goods, messages, openingFailed, disputes, days, steps] = await Promise.all([
    may(contract.goods.ownList) ? goodsToDo(db, shopId, now) : null,
    may(contract.chat.conversations) ? unansweredOf(db, shopId) : null,
    failedLinesOf(db, shopId),
    readsStatements ? waitingOf(db, disputed, 'closed_at') : null,
    readsStatements ? daysOf(db, shopId, first) : null,
    may(contract.shop.changeProfile) ? stepsOf(db, shopId) : null,
  ])
  return {
    goods,
    messages,
    openingFailed,
    disputed: disputes?.waiting ?? null,
    days: days && filledDays(days, now.getTime()),
    firstSteps: goods && steps && { ...steps, goods: goods.published > 0 },
  }
}

/** The homes of operations and of merchants (width 2.5, 2.6). */
export const deskHandlers = ({ db }: Platform): Handlers<typeof deskEndpoints> => ({
  health: async (_, { now }) => E.right(await healthOf(db, now)),

  shopHome: async (_, context) => E.right(await shopHomeOf(db, context)),

  retryJob: ({ params: { name } }, context) =>
    context.transact(async (trx) => {
      const failed = (await failedJobs(trx)).find((job) => job.name === name)
      if (failed === undefined) return E.left(refusals.notFound())
      await hasten(trx, name)
      await audit(trx, actorOf(context, 'staff'), {
        action: 'job.retried',
        object: { type: 'job', id: name },
        before: { failures: String(failed.failures) },
      })
      return E.right(await healthOf(trx, context.now))
    }),

  queues: async (_, { user, now }) =>
    E.right(
      await Promise.all(
        WorkQueue.values
          .filter((queue) => E.isRight(checkAccess(queues[queue].list, user)))
          .map(async (queue) => ({
            queue,
            counts: await queues[queue].counts(db, { reviewerId: user.id, now }),
          })),
      ),
    ),
})
