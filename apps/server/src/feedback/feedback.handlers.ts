import { refusals } from '@compute-mall/core/contract'
import {
  FEEDBACK_PICTURE,
  type feedbackEndpoints,
  feedbackErrors,
  ownFeedbackList,
  tidiedFeedback,
} from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import type { Handlers } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { shownPage } from '../platform/lists/index.ts'
import { readPicture } from '../platform/pictures.ts'
import type { Platform } from '../platform/platform.ts'
import { deskHandlers } from './feedback.desk.ts'
import { claimFeedback } from './feedback.limits.ts'
import {
  findFeedback,
  keepFeedback,
  lockFeedback,
  ownOf,
  picturePlaceOf,
  transitionFeedback,
  write,
} from './feedback.store.ts'

/** Everybody may write; what one wrote signed in, one reads again, and nobody else but the desk does (test S1). */
export const feedbackHandlers = (platform: Platform): Handlers<typeof feedbackEndpoints> => {
  const { db, vault } = platform
  return {
    submit: async ({ body }, context) => {
      const fields = Object.keys(feedbackErrors(body))
      if (fields.length > 0) return E.left(refusals.feedbackInvalid({ fields: fields.join(',') }))
      return context.transact(async (trx) => {
        const claimed = await claimFeedback(trx, context, 'message')
        if (E.isLeft(claimed)) return claimed
        const { user, now } = context
        return E.right(
          await keepFeedback(trx, vault, tidiedFeedback(body), { userId: user?.id ?? null, now }),
        )
      })
    },

    uploadPicture: async ({ body: { picture } }, context) => {
      const read = await readPicture(picture.bytes, FEEDBACK_PICTURE)
      if (E.isLeft(read)) return read
      return context.transact(async (trx) => {
        const claimed = await claimFeedback(trx, context, 'picture')
        if (E.isLeft(claimed)) return claimed
        const id = newId()
        await write(trx)
          .insertInto('feedback_pictures')
          .values({
            id,
            feedback_id: null,
            content_type: read.right.contentType,
            sealed: vault.seal(read.right.bytes, picturePlaceOf(id)),
            uploaded_at: context.now,
          })
          .execute()
        return E.right({ pictureId: id })
      })
    },

    own: ({ query }, { user }) =>
      shownPage(
        platform,
        {
          list: ownFeedbackList,
          name: `feedback:${user.id}`,
          sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
          rows: () => db.selectFrom('feedback').selectAll().where('user_id', '=', user.id),
        },
        query,
        ownOf,
      ),

    ownDetail: async ({ params: { feedbackId } }, { user }) => {
      const row = await findFeedback(db, feedbackId)
      return row?.user_id === user.id ? E.right(ownOf(row)) : E.left(refusals.notFound())
    },

    reopen: async ({ params: { feedbackId }, body }, { user, now, transact }) => {
      const text = body.text.trim()
      if (text === '') return E.left(refusals.feedbackInvalid({ fields: 'text' }))
      return transact(async (trx) => {
        const row = await lockFeedback(trx, feedbackId)
        if (row?.user_id !== user.id) return E.left(refusals.notFound())
        const done = await transitionFeedback(trx, row, {
          event: 'feedback.reopened',
          actorId: user.id,
          text,
          now,
        })
        return E.isLeft(done) ? done : E.right(ownOf(done.right))
      })
    },

    ...deskHandlers(platform),
  }
}
