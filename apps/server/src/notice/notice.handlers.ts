import { E } from '@compute-mall/core/fp'
import { type noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import type { Handlers } from '../platform/http/index.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { choicesOf, choose, markRead, noticeOf, selectNotices, unreadOf } from './notice.store.ts'

/** Everybody reads their own notices and nobody else's (test S1). */
export const noticeHandlers = (platform: Platform): Handlers<typeof noticeEndpoints> => {
  const { db } = platform
  return {
    list: ({ query }, { user }) =>
      shownPage(
        platform,
        {
          list: noticeList,
          name: `notices:${user.id}`,
          sorts: { at: { column: 'at', type: 'timestamptz' } },
          rows: (asked) => selectNotices(db, user.id, asked),
        },
        query,
        noticeOf,
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
