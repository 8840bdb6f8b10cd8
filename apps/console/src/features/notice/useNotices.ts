import {
  mapRows,
  useAppData,
  useIsStaying,
  useNoticeInbox,
  useReload,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { type Notice, noticeList, noticeView } from '@compute-mall/core/notice'
import { useClient, useCommand } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useRef } from 'react'
import { routes } from '../../routes.ts'
import type { NoticesPageProps } from './NoticesPage.tsx'
import { noticePlacesOf } from './noticePlaces.ts'

const notices: WorkList<typeof noticeList, Notice> = {
  list: noticeList,
  route: routes.notices,
  read: ({ notice }) => notice.list,
  export: ({ notice }) => notice.export,
}
export const loader = workListLoader(notices)

/** Reloads the page when notices were marked as read, here or at the bell. */
const useFollowInbox = (changes: number) => {
  const reload = useReload()
  const isStaying = useIsStaying()
  const shown = useRef(changes)
  useEffect(() => {
    if (shown.current === changes) return
    shown.current = changes
    if (isStaying()) void reload()
  }, [changes, isStaying, reload])
}

/** The user's notices, and the commands that mark them as read. */
export const useNotices = (): NoticesPageProps => {
  const { view, commands } = useWorkList(notices)
  const client = useClient()
  const { language } = useLanguage()
  const inbox = useNoticeInbox()
  const { user } = useAppData()
  const read = useCommand(
    (noticeId: readonly string[]) => client.notice.read({ body: { noticeId } }),
    (outcome) => E.isRight(outcome) && inbox.changed(),
  )
  useFollowInbox(inbox.changes)
  return {
    view: {
      ...view,
      page: mapRows(view.page, noticeView(language)),
      unreadCount: inbox.unread,
      marking: read.pending,
    },
    toOf: noticePlacesOf(user).toOf,
    commands: {
      ...commands,
      markRead: (noticeId) => read.run([noticeId]),
      markAllRead: () => read.run([]),
    },
  }
}
