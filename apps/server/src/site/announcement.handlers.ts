import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type Announcement,
  type AnnouncementForm,
  type AnnouncementRow,
  announcementFaults,
  announcementList,
  MAX_CONTENT_HISTORY,
  type siteEndpoints,
  wordsOf,
} from '@compute-mall/core/site'
import { type Selectable, sql } from 'kysely'
import { actorOf, audit, historyOf } from '../audit/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { type ListSource, saysUnfolded, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { SiteTables } from './site.tables.ts'
import { inPhase, scheduleOf, shownOn } from './store/schedule.ts'
import { write } from './store/write.ts'

type Caller = Context<SessionUser>
type AnnouncementCall =
  | 'announcements'
  | 'announcementList'
  | 'announcement'
  | 'addAnnouncement'
  | 'changeAnnouncement'
  | 'publishAnnouncement'
  | 'unpublishAnnouncement'
type Row = Selectable<SiteTables['announcements']>

/** No place shows more of them at once. */
const MAX_SHOWN = 3
const objectOf = (announcementId: string) => ({ type: 'announcement', id: announcementId })

const announcementOf = ({ id, title, text }: Row): Announcement => ({ id, title, text })
const rowOf = (row: Row, now: Date): AnnouncementRow => ({
  announcement: announcementOf(row),
  place: row.place,
  createTime: row.created_at.toISOString(),
  ...scheduleOf(row, now),
})

const columnsOf = (form: AnnouncementForm) => ({
  place: form.place,
  title: wordsOf(form.titleZh, form.titleEn),
  text: wordsOf(form.textZh, form.textEn),
  from_day: form.fromDay ?? null,
  until_day: form.untilDay ?? null,
})

/** What the audit log says of an announcement: the fields of its form. */
const fieldsOf = ({ place, title, text, from_day, until_day }: ReturnType<typeof columnsOf>) => ({
  place,
  titleZh: title.zh,
  titleEn: title.en,
  textZh: text.zh,
  textEn: text.en,
  fromDay: from_day,
  untilDay: until_day,
})

const sourceOf = (db: Db, now: Date): ListSource<typeof announcementList, Row> => ({
  list: announcementList,
  name: 'announcement',
  sorts: { createTime: { column: 'created_at', type: 'timestamptz' } },
  rows: ({ place, phase, keyword }) => {
    let found = db.selectFrom('announcements').selectAll()
    if (place !== undefined) found = found.where('place', '=', place)
    if (phase !== undefined) found = found.where(inPhase(phase, now))
    if (keyword !== undefined)
      found = found.where(saysUnfolded(sql`concat_ws(chr(10), title->>'zh', title->>'en')`, keyword))
    return found
  },
})

const lockAnnouncement = (trx: Db, announcementId: string): Promise<Row | undefined> =>
  trx.selectFrom('announcements').selectAll().where('id', '=', announcementId).forUpdate().executeTakeFirst()

const setPublished = (announcementId: string, isPublished: boolean, context: Caller) =>
  context.transact(async (trx) => {
    const row = await lockAnnouncement(trx, announcementId)
    if (row === undefined) return E.left(refusals.notFound())
    // What would change nothing is answered as it is.
    if (row.is_published === isPublished) return E.right(rowOf(row, context.now))
    const changed = { ...row, is_published: isPublished, revision: row.revision + 1 }
    await write(trx)
      .updateTable('announcements')
      .set({ is_published: isPublished, revision: changed.revision })
      .where('id', '=', announcementId)
      .execute()
    await audit(trx, actorOf(context, 'staff'), {
      action: isPublished ? 'announcement.published' : 'announcement.unpublished',
      object: objectOf(announcementId),
      before: { isPublished: row.is_published },
      after: { isPublished },
    })
    return E.right(rowOf(changed, context.now))
  })

/** Announcements: what everybody reads of them, and how operations administer them (width 2.6). */
export const announcementHandlers = (
  platform: Platform,
): Pick<Handlers<typeof siteEndpoints>, AnnouncementCall> => {
  const { db } = platform
  return {
    announcements: async ({ query: { place } }, { now }) => {
      const rows = await db
        .selectFrom('announcements')
        .selectAll()
        .where('place', 'in', [place, 'BOTH'])
        .where(shownOn(now))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_SHOWN)
        .execute()
      return E.right(rows.map(announcementOf))
    },

    announcementList: ({ query }, { now }) =>
      shownPage(platform, sourceOf(db, now), query, (row) => rowOf(row, now)),

    announcement: async ({ params: { announcementId } }, { now }) => {
      const row = await db
        .selectFrom('announcements')
        .selectAll()
        .where('id', '=', announcementId)
        .executeTakeFirst()
      if (row === undefined) return E.left(refusals.notFound())
      const history = await historyOf(db, objectOf(announcementId), MAX_CONTENT_HISTORY)
      return E.right({ row: rowOf(row, now), history })
    },

    addAnnouncement: ({ body }, context) =>
      context.transact(async (trx) => {
        const [field] = Object.keys(announcementFaults(body))
        if (field !== undefined) return E.left(refusals.invalidInput({ field }))
        const columns = { id: newId(), ...columnsOf(body), created_at: context.now }
        await write(trx).insertInto('announcements').values(columns).execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'announcement.added',
          object: objectOf(columns.id),
          after: fieldsOf(columns),
        })
        return E.right(rowOf({ ...columns, is_published: false, revision: 0 }, context.now))
      }),

    changeAnnouncement: ({ params: { announcementId }, body }, context) =>
      context.transact(async (trx) => {
        const row = await lockAnnouncement(trx, announcementId)
        if (row === undefined) return E.left(refusals.notFound())
        if (row.revision !== body.revision) return E.left(refusals.contentChanged())
        const [field] = Object.keys(announcementFaults(body))
        if (field !== undefined) return E.left(refusals.invalidInput({ field }))
        const columns = { ...columnsOf(body), revision: row.revision + 1 }
        await write(trx).updateTable('announcements').set(columns).where('id', '=', announcementId).execute()
        await audit(trx, actorOf(context, 'staff'), {
          action: 'announcement.changed',
          object: objectOf(announcementId),
          before: fieldsOf(row),
          after: fieldsOf(columns),
        })
        return E.right(rowOf({ ...row, ...columns }, context.now))
      }),

    publishAnnouncement: ({ params: { announcementId } }, context) =>
      setPublished(announcementId, true, context),
    unpublishAnnouncement: ({ params: { announcementId } }, context) =>
      setPublished(announcementId, false, context),
  }
}
