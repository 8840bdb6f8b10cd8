import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Application, settlementEndpoints } from '@compute-mall/core/settlement'
import { actorOf, audit, staffExport } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import { rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { reviewHandlers } from '../review/index.ts'
import { publishLogo } from './settlement.logo.ts'
import { handedInPicture } from './settlement.pictures.ts'
import { changeLevel, levelByApplication } from './store/level.ts'
import { queueColumns, queueSource } from './store/queries.ts'
import { reviewApplication } from './store/review.ts'
import { type ApplicationOf, applicationOf, findHandedIn, rowOf } from './store/rows.ts'

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

    ...reviewHandlers<ApplicationOf, Application>(db, {
      type: 'settlement',
      find: findHandedIn,
      ownRefusal: ({ user_id }, { id }) => (user_id === id ? refusals.ownApplication() : undefined),
      decide: async (id, verdict, context) => {
        const logo = verdict.approves ? await publishLogo(platform, id) : null
        return context.transact(async (trx) => {
          const done = await reviewApplication(trx, id, { ...verdict, logo })
          return E.isLeft(done) ? done : detail(trx, id)
        })
      },
    }),

    level: async ({ params: { applicationId } }) => {
      const merchant = await levelByApplication(db, applicationId)
      return E.right(merchant === undefined ? null : { level: merchant.level })
    },

    changeLevel: ({ params: { applicationId }, body }, context) =>
      context.transact((trx) =>
        changeLevel(trx, applicationId, body, { by: actorOf(context, 'staff'), actorId: context.user.id }),
      ),
  }
}
