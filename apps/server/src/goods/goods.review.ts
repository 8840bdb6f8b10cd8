import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { GoodsApplication, goodsApplicationEndpoints, goodsEndpoints } from '@compute-mall/core/goods'
import { actorOf, staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { reviewHandlers } from '../review/index.ts'
import type { RegionOf } from './store/catalogue.ts'
import { consequencesOf } from './store/consequences.ts'
import { findLife } from './store/lives.ts'
import type { NameOfCode } from './store/names.ts'
import {
  findQueued,
  type QueueRow,
  queueColumns,
  queueRowOf,
  queueSource,
  shelvedOf,
  shelvedRowOf,
  shelvesColumns,
  shelvesSource,
} from './store/queue.ts'
import { decideGoods, forceOffGoods, goodsApplicationOf } from './store/review.ts'

type ReviewCall = keyof typeof goodsApplicationEndpoints
type Caller = Context<SessionUser>

/** What a review asks of how goods are put in order. */
interface ReviewSurroundings {
  readonly regionWords: RegionOf
  readonly nameOfCode: NameOfCode
}

/** What operations do with goods: read, claim and decide applications, never their own, and force off (R4.03, R6.06). */
export const goodsReviewHandlers = (
  platform: Platform,
  readSurroundings: (db: Db) => Promise<ReviewSurroundings>,
): Pick<Handlers<typeof goodsEndpoints>, ReviewCall> => {
  const { db } = platform
  const detail = async (
    from: Db,
    id: string,
    { user, now }: Caller,
    { nameOfCode }: Pick<ReviewSurroundings, 'nameOfCode'>,
  ) => {
    const found = await goodsApplicationOf(from, id, { retailerId: user.retailerId, now, nameOfCode })
    return found === undefined ? E.left(refusals.notFound()) : E.right(found)
  }

  return {
    applications: ({ query }, { user, now }) =>
      shownPage(platform, queueSource(db, { reviewerId: user.id, now }), query, (row) =>
        queueRowOf(row, now),
      ),
    applicationsExport: ({ query }, context) => {
      const { user, now, language } = context
      return staffExport(context, {
        action: 'goodsApplications.exported',
        type: 'goodsApplication',
        query,
        name: 'goods-applications',
        found: rowsOf(db, queueSource(db, { reviewerId: user.id, now }), query),
        rowOf: (row) => queueRowOf(row, now),
        columns: queueColumns(language),
      })
    },
    application: async ({ params: { applicationId } }, context) =>
      detail(db, applicationId, context, await readSurroundings(db)),
    ...reviewHandlers<QueueRow, GoodsApplication>(db, {
      type: 'goodsApplication',
      find: findQueued,
      ownRefusal: ({ shop_id }, { retailerId }) => (shop_id === retailerId ? refusals.ownGoods() : undefined),
      decide: (id, verdict, context) =>
        context.transact(async (trx) => {
          const { retailerId } = context.user
          const surroundings = await readSurroundings(trx)
          const { regionWords } = surroundings
          const done = await decideGoods(trx, id, { ...verdict, retailerId, regionWords })
          return E.isLeft(done) ? done : detail(trx, id, context, surroundings)
        }),
    }),
    shelves: ({ query }) => shownPage(platform, shelvesSource, query, shelvedOf),
    shelvesExport: ({ query }, context) =>
      staffExport(context, {
        action: 'shelves.exported',
        type: 'goods',
        query,
        name: 'shelves',
        found: rowsOf(db, shelvesSource, query),
        rowOf: shelvedOf,
        columns: shelvesColumns(context.language),
      }),
    consequences: async ({ params: { id } }) => {
      const row = await findLife(db, id)
      return row === undefined || row.shelf === 'unlisted'
        ? E.left(refusals.goodsNotFound())
        : E.right(await consequencesOf(db, id))
    },
    forceOff: ({ params: { id }, body: { code, text } }, context) =>
      context.transact(async (trx) => {
        const reason = text.trim()
        if (reason === '') return E.left(refusals.reasonMissing())
        const { retailerId } = context.user
        const by = actorOf(context, 'staff')
        const done = await forceOffGoods(trx, id, { reason: `${code}: ${reason}`, by, retailerId })
        return E.isLeft(done) ? done : E.right(await shelvedRowOf(trx, id))
      }),
  }
}
