import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { type Claim, isClaimHeld, MAX_GENERAL_REASON, reasonRefusals } from '@compute-mall/core/review'
import type { settlementEndpoints } from '@compute-mall/core/settlement'
import { actorOf, audit, staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { claimOf, claimSubmission, releaseSubmission } from '../review/index.ts'
import { publishLogo } from './settlement.logo.ts'
import { handedInPicture } from './settlement.pictures.ts'
import { changeLevel, levelByApplication } from './store/level.ts'
import { queueColumns, queueSource } from './store/queries.ts'
import { reviewApplication, type Verdict } from './store/review.ts'
import { applicationOf, findHandedIn, rowOf } from './store/rows.ts'

type QueueCall =
  | 'list'
  | 'export'
  | 'detail'
  | 'picture'
  | 'claim'
  | 'release'
  | 'approve'
  | 'reject'
  | 'level'
  | 'changeLevel'

/** What operations do with applications: read, claim and decide them, and never their own (R4.01, R6.06). */
export const queueHandlers = (platform: Platform): Pick<Handlers<typeof settlementEndpoints>, QueueCall> => {
  const { db, vault } = platform

  const detail = async (from: Db, applicationId: string) => {
    const row = await findHandedIn(from, applicationId)
    return row === undefined
      ? E.left(refusals.notFound())
      : E.right(await applicationOf(platform, from, row, 'operations'))
  }

  const decide = (applicationId: string, verdict: Omit<Verdict, 'by'>, context: Context<SessionUser>) =>
    context.transact(async (trx) => {
      const by = { ...actorOf(context, 'staff'), actorId: context.user.id }
      const done = await reviewApplication(trx, applicationId, { ...verdict, by })
      return E.isLeft(done) ? done : detail(trx, applicationId)
    })

  const claim = (
    applicationId: string,
    takesOver: boolean,
    context: Context<SessionUser>,
  ): Promise<E.Either<Refusal, Claim>> =>
    context.transact(async (trx) => {
      const { user, now } = context
      const row = await findHandedIn(trx, applicationId)
      if (row === undefined) return E.left(refusals.notFound())
      if (row.user_id === user.id) return E.left(refusals.ownApplication())
      const claimed = await claimSubmission(trx, applicationId, { reviewerId: user.id, takesOver, now })
      if (E.isLeft(claimed)) return claimed
      const { takenFrom } = claimed.right
      if (takenFrom !== null)
        await audit(trx, actorOf(context, 'staff'), {
          action: 'claim.takenOver',
          object: { type: 'settlement', id: applicationId },
          before: { reviewer: takenFrom },
          after: { reviewer: user.userName },
        })
      return E.right(claimed.right.claim)
    })

  return {
    list: ({ query }, { user, now }) =>
      shownPage(platform, queueSource(db, { reviewerId: user.id, now }), query, (row) =>
        rowOf(row, now.getTime()),
      ),

    export: ({ query }, context) => {
      const { user, now, language } = context
      return staffExport(context, {
        action: 'settlement.exported',
        type: 'settlement',
        query,
        name: 'settlement',
        found: rowsOf(db, queueSource(db, { reviewerId: user.id, now }), query),
        rowOf: (row) => rowOf(row, now.getTime()),
        columns: queueColumns(language),
      })
    },

    detail: ({ params: { applicationId } }) => detail(db, applicationId),

    picture: async ({ params }, context) =>
      context.transact(async (trx) => {
        const picture = await handedInPicture(trx, vault, params)
        if (picture === undefined) return E.left(refusals.notFound())
        await audit(trx, actorOf(context, 'staff'), {
          action: 'picture.viewed',
          object: { type: 'settlement', id: params.applicationId },
          after: { use: params.use },
        })
        return E.right({
          fileName: `${params.use}.${picture.contentType.replace('image/', '')}`,
          contentType: picture.contentType,
          content: picture.bytes,
        })
      }),

    claim: ({ params: { applicationId }, body: { takeOver = false } }, context) =>
      claim(applicationId, takeOver, context),

    release: async ({ params: { applicationId } }, { user, now }) => {
      if ((await findHandedIn(db, applicationId)) === undefined) return E.left(refusals.notFound())
      await releaseSubmission(db, applicationId, user.id)
      const held = await claimOf(db, applicationId)
      return E.right(isClaimHeld(held, now.getTime()) ? held : null)
    },

    approve: async ({ params: { applicationId }, body: { revision } }, context) => {
      const logo = await publishLogo(platform, applicationId)
      const approval = { event: 'review.approved', revision, reason: null, reasons: [], logo } as const
      return decide(applicationId, approval, context)
    },

    level: async ({ params: { applicationId } }) => {
      const merchant = await levelByApplication(db, applicationId)
      return E.right(merchant === undefined ? null : { level: merchant.level })
    },

    changeLevel: ({ params: { applicationId }, body }, context) =>
      context.transact((trx) =>
        changeLevel(trx, applicationId, body, { by: actorOf(context, 'staff'), actorId: context.user.id }),
      ),

    reject: async ({ params: { applicationId }, body }, context) => {
      if (reasonRefusals(body).length > 0)
        return E.left(refusals.rejectionReasonMissing({ most: MAX_GENERAL_REASON }))
      const reason = body.reason?.trim() || null
      return decide(
        applicationId,
        { event: 'review.rejected', revision: body.revision, reason, reasons: body.reasons, logo: null },
        context,
      )
    },
  }
}
