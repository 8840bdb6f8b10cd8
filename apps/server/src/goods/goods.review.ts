import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { goodsApplicationEndpoints, goodsEndpoints } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { type Claim, isClaimHeld, reasonRefusals } from '@compute-mall/core/review'
import { actorOf, audit, staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { claimOf, claimSubmission, releaseSubmission } from '../review/index.ts'
import type { RegionOf } from './store/catalogue.ts'
import { consequencesOf } from './store/consequences.ts'
import { findLife } from './store/lives.ts'
import type { NameOfCode } from './store/names.ts'
import {
  findQueued,
  queueColumns,
  queueRowOf,
  queueSource,
  shelvedOf,
  shelvedRowOf,
  shelvesColumns,
  shelvesSource,
} from './store/queue.ts'
import { decideGoods, forceOffGoods, type GoodsVerdict, goodsApplicationOf } from './store/review.ts'

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
  const staff = (context: Caller) => ({ ...actorOf(context, 'staff'), actorId: context.user.id })

  const detail = async (
    from: Db,
    id: string,
    { user, now }: Caller,
    { nameOfCode }: Pick<ReviewSurroundings, 'nameOfCode'>,
  ) => {
    const found = await goodsApplicationOf(from, id, { retailerId: user.retailerId, now, nameOfCode })
    return found === undefined ? E.left(refusals.notFound()) : E.right(found)
  }

  const decide = (
    id: string,
    verdict: Pick<GoodsVerdict, 'event' | 'revision' | 'reason' | 'reasons'>,
    context: Caller,
  ) =>
    context.transact(async (trx) => {
      const { retailerId } = context.user
      const surroundings = await readSurroundings(trx)
      const { regionWords } = surroundings
      const done = await decideGoods(trx, id, { ...verdict, by: staff(context), retailerId, regionWords })
      return E.isLeft(done) ? done : detail(trx, id, context, surroundings)
    })

  const claim = (id: string, takesOver: boolean, context: Caller): Promise<E.Either<Refusal, Claim>> =>
    context.transact(async (trx) => {
      const { user, now } = context
      const row = await findQueued(trx, id)
      if (row === undefined) return E.left(refusals.notFound())
      if (row.shop_id === user.retailerId) return E.left(refusals.ownGoods())
      const claimed = await claimSubmission(trx, id, { reviewerId: user.id, takesOver, now })
      if (E.isLeft(claimed)) return claimed
      const { takenFrom } = claimed.right
      if (takenFrom !== null)
        await audit(trx, staff(context), {
          action: 'claim.takenOver',
          object: { type: 'goodsApplication', id },
          before: { reviewer: takenFrom },
          after: { reviewer: user.userName },
        })
      return E.right(claimed.right.claim)
    })

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
    claimApplication: ({ params: { applicationId }, body: { takeOver = false } }, context) =>
      claim(applicationId, takeOver, context),
    releaseApplication: async ({ params: { applicationId } }, { user, now }) => {
      if ((await findQueued(db, applicationId)) === undefined) return E.left(refusals.notFound())
      await releaseSubmission(db, applicationId, user.id)
      const held = await claimOf(db, applicationId)
      return E.right(isClaimHeld(held, now.getTime()) ? held : null)
    },
    pass: ({ params: { applicationId }, body: { revision } }, context) =>
      decide(applicationId, { event: 'review.passed', revision, reason: undefined, reasons: [] }, context),
    refuse: async ({ params: { applicationId }, body }, context) => {
      const [missing] = reasonRefusals(body)
      return missing === undefined
        ? decide(applicationId, { event: 'review.refused', ...body }, context)
        : E.left(missing)
    },
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
        const by = { ...staff(context) }
        const done = await forceOffGoods(trx, id, { reason: `${code}: ${reason}`, by, retailerId })
        return E.isLeft(done) ? done : E.right(await shelvedRowOf(trx, id))
      }),
  }
}
