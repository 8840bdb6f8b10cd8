import { E } from '@compute-mall/core/fp'
import { type noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { platformDay } from '@compute-mall/core/time'
import type { Handlers } from '../platform/http/index.ts'
import { csvFile, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { noticeColumns } from './notice.export.ts'
import {
  choicesOf,
  choose,
  markRead,
  type NoticeRow,
  noticeOf,
  selectNotices,
  unreadOf,
} from './notice.store.ts'

/** Everybody reads their own notices and nobody else's (test S1). */
export const noticeHandlers = (platform: Platform): Handlers<typeof noticeEndpoints> => {
  const { db } = platform
  const sourceOf = (userId: string): ListSource<typeof noticeList, NoticeRow> => ({
    list: noticeList,
    name: `notices:${userId}`,
    sorts: { at: { column: 'at', type: 'timestamptz' } },
    rows: (asked) => selectNotices(db, userId, asked),
  })
  return {
    list: ({ query }, { user }) => shownPage(platform, sourceOf(user.id), query, noticeOf),
    export: async ({ query }, { user, now, language }) =>
      E.right(
        csvFile(`notices-${platformDay(now.getTime())}.csv`, {
          found: rowsOf(db, sourceOf(user.id), query),
          rowOf: noticeOf,
          columns: noticeColumns(language),
        }),
      ),
    unread: async (_, { user }) => E.right({ unread: await unreadOf(db, user.id) }),
    read: async ({ body: { noticeId } }, { user, now }) => {
      await markRead(db, user.id, noticeId, now)
      return E.right({ unread: await unreadOf(db, user.id) })
    },
    choices: async (_, { user }) => E.right(await choicesOf(db, user.id)),
    choose: ({ body: { sms, mail } }, { user, transact }) =>
      transact(async (trx) => {
        await choose(trx, user.id, { sms, mail })
        return E.right(await choicesOf(trx, user.id))
      }),
  }
}
