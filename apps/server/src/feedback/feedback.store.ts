import { decode } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import {
  type FeedbackDetail,
  type FeedbackEventName,
  type FeedbackForm,
  type FeedbackStep,
  feedbackStep,
  type OwnFeedback,
} from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { platformDay } from '@compute-mall/core/time'
import * as t from 'io-ts'
import type { Selectable } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { Vault } from '../platform/vault.ts'
import type { FeedbackTable, FeedbackTables } from './feedback.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<FeedbackTables>()

export type FeedbackRecord = Selectable<FeedbackTable>

/** What is personal of feedback, as it is sealed. */
const Contact = t.type({ contact: t.string, name: t.string, region: t.string, address: t.string })

const placeOf = (feedbackId: string): string => `feedback:${feedbackId}`
export const picturePlaceOf = (pictureId: string): string => `feedback-picture:${pictureId}`

const SERIAL_LENGTH = 8

/** Keeps feedback that was checked. @returns under which id and number */
export const keepFeedback = async (
  trx: Db,
  vault: Vault,
  form: FeedbackForm,
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Promise<{ readonly feedbackId: string; readonly number: string }> => {
  const id = newId()
  const number = `F${platformDay(now.getTime()).replaceAll('-', '')}-${id.slice(-SERIAL_LENGTH).toUpperCase()}`
  const { name = '', region = '', address = '' } = form.offer ?? {}
  await write(trx)
    .insertInto('feedback')
    .values({
      id,
      number,
      user_id: userId,
      kind: form.kind,
      text: form.text,
      page: form.page,
      entrance: form.entrance,
      service: form.offer?.service ?? null,
      contact_sealed: vault.seal(
        JSON.stringify({ contact: form.contact, name, region, address }),
        placeOf(id),
      ),
      state: 'received',
      answer: null,
      answered_at: null,
      created_at: now,
    })
    .execute()
  if (form.pictureId.length > 0)
    await write(trx)
      .updateTable('feedback_pictures')
      .set({ feedback_id: id })
      .where('id', 'in', [...form.pictureId])
      .where('feedback_id', 'is', null)
      .execute()
  return { feedbackId: id, number }
}

export const ownOf = (row: FeedbackRecord): OwnFeedback => ({
  feedbackId: row.id,
  number: row.number,
  kind: row.kind,
  text: row.text,
  state: row.state,
  createTime: row.created_at.toISOString(),
  answer: row.answer,
  answerTime: row.answered_at?.toISOString() ?? null,
})

/** One piece of feedback, locked until the transaction ends; undefined where there is none. */
export const lockFeedback = (trx: Db, id: string): Promise<FeedbackRecord | undefined> =>
  trx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findFeedback = (db: Db, id: string): Promise<FeedbackRecord | undefined> =>
  db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()

const stepsOf = async (db: Db, id: string): Promise<readonly FeedbackStep[]> => {
  const rows = await db
    .selectFrom('feedback_steps as step')
    .innerJoin('users', 'users.id', 'step.actor_id')
    .selectAll('step')
    .select('users.user_name')
    .where('feedback_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
    event: row.event,
    from: row.from_state,
    to: row.to_state,
    at: row.at.toISOString(),
    by: row.user_name,
    text: row.text,
  }))
}

const contactOf = (vault: Vault, row: FeedbackRecord): t.TypeOf<typeof Contact> => {
  const read = decode(Contact)(JSON.parse(vault.open(row.contact_sealed, placeOf(row.id)).toString('utf8')))
  if (E.isLeft(read)) throw new Error(`the contact of feedback ${row.id} cannot be read`)
  return read.right
}

/** All of it, for the desk. */
export const detailOf = async (db: Db, vault: Vault, row: FeedbackRecord): Promise<FeedbackDetail> => {
  const { contact, name, region, address } = contactOf(vault, row)
  const [steps, pictures, user] = await Promise.all([
    stepsOf(db, row.id),
    db.selectFrom('feedback_pictures').select('id').where('feedback_id', '=', row.id).orderBy('id').execute(),
    row.user_id === null
      ? undefined
      : db.selectFrom('users').select('user_name').where('id', '=', row.user_id).executeTakeFirst(),
  ])
  return {
    feedbackId: row.id,
    number: row.number,
    kind: row.kind,
    text: row.text,
    state: row.state,
    page: row.page,
    entrance: row.entrance,
    contact,
    offer: row.service === null ? null : { service: row.service, name, phone: contact, region, address },
    pictureIds: pictures.map(({ id }) => id),
    userName: user?.user_name ?? null,
    createTime: row.created_at.toISOString(),
    answer: row.answer,
    note: row.note,
    steps,
  }
}

/** A step to be taken. */
export interface NewStep {
  readonly event: FeedbackEventName
  readonly actorId: string
  readonly text: string | null
  readonly now: Date
}

/** Takes a step of locked feedback. Refusal: FEEDBACK10003 where the chart does not allow it. */
export const transitionFeedback = async (
  trx: Db,
  row: FeedbackRecord,
  { event, actorId, text, now }: NewStep,
) => {
  const sinceAnswer = row.answered_at === null ? 0 : now.getTime() - row.answered_at.getTime()
  const state = feedbackStep(row.state, event, sinceAnswer)
  if (state === null) return E.left(refusals.feedbackStateConflict())
  const answered = event === 'feedback.answered' ? { answer: text, answered_at: now } : {}
  await write(trx)
    .updateTable('feedback')
    .set({ state, ...answered })
    .where('id', '=', row.id)
    .execute()
  const { seq } = await trx
    .selectFrom('feedback_steps')
    .select(({ fn }) => fn.countAll<number>().as('seq'))
    .where('feedback_id', '=', row.id)
    .executeTakeFirstOrThrow()
  await write(trx)
    .insertInto('feedback_steps')
    .values({
      feedback_id: row.id,
      seq: Number(seq) + 1,
      event,
      from_state: row.state,
      to_state: state,
      actor_id: actorId,
      text,
      at: now,
    })
    .execute()
  return E.right({ ...row, state, ...answered })
}
