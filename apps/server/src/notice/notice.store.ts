import type { Details } from '@compute-mall/core/http'
import type { SelectionOf } from '@compute-mall/core/list'
import {
  choosableKinds,
  isMailed,
  isTexted,
  NOTICE_LIFE_MS,
  type Notice,
  type NoticeChoice,
  type NoticeKind,
  type noticeList,
} from '@compute-mall/core/notice'
import type { Selectable } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { NoticeTables } from './notice.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
export const write = writing<NoticeTables>()

/** Something that users are told. */
export interface NewNotice {
  readonly userIds: readonly string[]
  readonly kind: NoticeKind
  /** Names what happened, so that nobody is told of it twice. */
  readonly eventId: string
  readonly subjectId: string | null
  readonly details: Details
  readonly now: Date
}

/**
 * Tells users of a change, in its transaction: the bell has it at once, and text message and mail follow by the jobs
 * where the kind has one or its reader chose so.
 */
export const notify = async (
  trx: Db,
  { userIds, kind, eventId, subjectId, details, now }: NewNotice,
): Promise<void> => {
  if (userIds.length === 0) return
  const choices = await trx
    .selectFrom('notice_choices')
    .select(['user_id', 'is_sms', 'is_mail'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .execute()
  const chosen = new Map(choices.map((choice) => [choice.user_id, choice]))
  await write(trx)
    .insertInto('notices')
    .values(
      [...new Set(userIds)].map((userId) => {
        const choice = chosen.get(userId)
        const isToMail = isMailed(kind, choice?.is_mail)
        return {
          id: newId(),
          user_id: userId,
          event_id: eventId,
          kind,
          subject_id: subjectId,
          details,
          at: now,
          read_at: null,
          sms: isTexted(kind, choice?.is_sms) ? ('due' as const) : ('none' as const),
          mail: isToMail ? ('due' as const) : ('none' as const),
          mail_due_at: isToMail ? now : null,
        }
      }),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doNothing())
    .execute()
}

/** A user's notices, as a query asks for them. */
export const selectNotices = (db: Db, userId: string, { unread, kind }: SelectionOf<typeof noticeList>) => {
  let notices = db
    .selectFrom('notices')
    .select(['id', 'kind', 'subject_id', 'details', 'at', 'read_at'])
    .where('user_id', '=', userId)
  if (unread !== undefined) notices = notices.where('read_at', unread ? 'is' : 'is not', null)
  if (kind.length > 0) notices = notices.where('kind', 'in', kind)
  return notices
}

/** A notice as it is kept for its reader. */
export type NoticeRow = Pick<
  Selectable<NoticeTables['notices']>,
  'id' | 'kind' | 'subject_id' | 'details' | 'at' | 'read_at'
>

/** A notice as its reader gets it. */
export const noticeOf = (row: NoticeRow): Notice => ({
  noticeId: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  details: row.details,
  at: row.at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
})

/** How many of a user's notices are unread. */
export const unreadOf = async (db: Db, userId: string): Promise<number> => {
  const { unread } = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks notices of a user as read, all where none is named. One that is read stays as it was. */
export const markRead = async (
  db: Db,
  userId: string,
  noticeIds: readonly string[],
  now: Date,
): Promise<void> => {
  let unread = write(db)
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (noticeIds.length > 0) unread = unread.where('id', 'in', noticeIds)
  await unread.execute()
}

/** What reaches the phone and the mail address of a user, for each kind that they choose for. */
export const choicesOf = async (db: Db, userId: string): Promise<readonly NoticeChoice[]> => {
  const rows = await db
    .selectFrom('notice_choices')
    .select(['kind', 'is_sms', 'is_mail'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  return choosableKinds.map((kind) => ({
    kind,
    isSms: isTexted(kind, chosen.get(kind)?.is_sms),
    isMail: isMailed(kind, chosen.get(kind)?.is_mail),
  }))
}

/** Keeps which kinds reach the phone and the mail address of a user, and that the others do not. */
export const choose = async (
  trx: Db,
  userId: string,
  { sms, mail }: { readonly sms: readonly NoticeKind[]; readonly mail: readonly NoticeKind[] },
): Promise<void> => {
  await write(trx)
    .insertInto('notice_choices')
    .values(
      choosableKinds.map((kind) => ({
        user_id: userId,
        kind,
        is_sms: sms.includes(kind),
        is_mail: mail.includes(kind),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ is_sms: ref('excluded.is_sms'), is_mail: ref('excluded.is_mail') })),
    )
    .execute()
}

/** Removes the notices that are older than they are kept (W25). */
export const removeOldNotices = async (db: Db, now: Date): Promise<void> => {
  await write(db)
    .deleteFrom('notices')
    .where('at', '<', new Date(now.getTime() - NOTICE_LIFE_MS))
    .execute()
}
