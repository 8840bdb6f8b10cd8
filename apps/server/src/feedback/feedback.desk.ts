import { refusals } from '@compute-mall/core/contract'
import {
  type FeedbackEventName,
  type FeedbackRow,
  type feedbackEndpoints,
  feedbackList,
} from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { QueryOf } from '@compute-mall/core/list'
import { maskName } from '@compute-mall/core/text'
import { type AuditActor, actorOf, audit, staffExport } from '../audit/index.ts'
import { notify } from '../notice/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { type ListSource, rowsOf, says, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { feedbackColumns } from './feedback.export.ts'
import {
  detailOf,
  type FeedbackRecord,
  findFeedback,
  lockFeedback,
  picturePlaceOf,
  transitionFeedback,
  write,
} from './feedback.store.ts'

type DeskCall = 'list' | 'export' | 'detail' | 'picture' | 'start' | 'answer' | 'close' | 'note'

const EXCERPT = 80

/** The feedback that matches. */
export const selectQueue = (
  db: Db,
  { state, kind, keyword }: Pick<QueryOf<typeof feedbackList>, 'state' | 'kind' | 'keyword'>,
) => {
  let found = db
    .selectFrom('feedback')
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .select([
      'feedback.id',
      'feedback.number',
      'feedback.kind',
      'feedback.text',
      'feedback.state',
      'feedback.page',
      'feedback.created_at',
      'users.user_name',
    ])
    .select(({ selectFrom }) =>
      selectFrom('feedback_pictures')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('feedback_pictures.feedback_id', '=', 'feedback.id')
        .as('pictures'),
    )
  if (state !== undefined) found = found.where('feedback.state', '=', state)
  if (kind !== undefined) found = found.where('feedback.kind', '=', kind)
  if (keyword !== undefined) found = found.where(says('feedback.search_text', keyword))
  return found
}

type QueueRecord = Awaited<ReturnType<ReturnType<typeof selectQueue>['execute']>>[number]

const rowOf = (row: QueueRecord): FeedbackRow => ({
  feedbackId: row.id,
  number: row.number,
  kind: row.kind,
  excerpt: row.text.slice(0, EXCERPT),
  state: row.state,
  page: row.page,
  pictures: Number(row.pictures ?? 0),
  userName: row.user_name === null ? null : maskName(row.user_name),
  createTime: row.created_at.toISOString(),
})

interface DeskStep {
  readonly feedbackId: string
  readonly actorId: string
  readonly event: FeedbackEventName
  readonly text: string | null
}

/** Operations take a step with feedback, and who wrote it is told of an answer. Refusals: SYS10002, FEEDBACK10003. */
export const takeDeskStep = async (
  trx: Db,
  { feedbackId, actorId, event, text }: DeskStep,
  by: AuditActor,
): Promise<E.Either<Refusal, FeedbackRecord>> => {
  const row = await lockFeedback(trx, feedbackId)
  if (row === undefined) return E.left(refusals.notFound())
  const { now } = by
  const done = await transitionFeedback(trx, row, { event, actorId, text, now })
  if (E.isLeft(done)) return done
  await audit(trx, by, {
    action: event,
    object: { type: 'feedback', id: feedbackId },
    before: { state: row.state },
    after: { state: done.right.state },
    reason: text,
  })
  if (event === 'feedback.answered' && row.user_id !== null)
    await notify(trx, {
      userIds: [row.user_id],
      kind: 'feedbackAnswered',
      eventId: `feedback-answered:${feedbackId}:${now.toISOString()}`,
      subjectId: feedbackId,
      details: { number: row.number },
      now,
    })
  return done
}

/** What operations do with feedback: read, start, answer and close it; each step is audited (width 2.6). */
export const deskHandlers = (platform: Platform): Pick<Handlers<typeof feedbackEndpoints>, DeskCall> => {
  const { db, vault } = platform
  const queue: ListSource<typeof feedbackList, QueueRecord> = {
    list: feedbackList,
    name: 'feedback',
    sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
    rows: (asked) => selectQueue(db, asked),
  }

  const step = (taken: Omit<DeskStep, 'actorId'>, context: Context<SessionUser>) =>
    context.transact(async (trx) => {
      const actor = actorOf(context, 'staff')
      const done = await takeDeskStep(trx, { ...taken, actorId: context.user.id }, actor)
      return E.isLeft(done) ? done : E.right(await detailOf(trx, vault, done.right))
    })

  return {
    list: ({ query }) => shownPage(platform, queue, query, rowOf),

    export: ({ query }, context) =>
      staffExport(context, {
        action: 'feedback.exported',
        type: 'feedback',
        query,
        name: 'feedback',
        found: rowsOf(db, queue, query),
        rowOf,
        columns: feedbackColumns(context.language),
      }),

    detail: async ({ params: { feedbackId } }) => {
      const row = await findFeedback(db, feedbackId)
      return row === undefined ? E.left(refusals.notFound()) : E.right(await detailOf(db, vault, row))
    },

    picture: async ({ params: { feedbackId, pictureId } }) => {
      const picture = await db
        .selectFrom('feedback_pictures')
        .selectAll()
        .where('id', '=', pictureId)
        .where('feedback_id', '=', feedbackId)
        .executeTakeFirst()
      if (picture === undefined) return E.left(refusals.notFound())
      return E.right({
        fileName: `${pictureId}.${picture.content_type.replace('image/', '')}`,
        contentType: picture.content_type,
        content: vault.open(picture.sealed, picturePlaceOf(pictureId)),
      })
    },

    start: ({ params: { feedbackId } }, context) =>
      step({ feedbackId, event: 'feedback.started', text: null }, context),

    answer: async ({ params: { feedbackId }, body: { text } }, context) => {
      const answer = text.trim()
      if (answer === '') return E.left(refusals.feedbackInvalid({ fields: 'answer' }))
      return step({ feedbackId, event: 'feedback.answered', text: answer }, context)
    },

    close: ({ params: { feedbackId } }, context) =>
      step({ feedbackId, event: 'feedback.closed', text: null }, context),

    note: ({ params: { feedbackId }, body: { text } }, context) =>
      context.transact(async (trx) => {
        const row = await lockFeedback(trx, feedbackId)
        if (row === undefined) return E.left(refusals.notFound())
        const note = text.trim()
        await write(trx).updateTable('feedback').set({ note }).where('id', '=', feedbackId).execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'feedback.noted',
          object: { type: 'feedback', id: feedbackId },
          before: { note: row.note },
          after: { note },
        })
        return E.right(await detailOf(trx, vault, { ...row, note }))
      }),
  }
}
