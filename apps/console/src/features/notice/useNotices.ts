import {
  load,
  loadedOf,
  useAppData,
  useExport,
  useIsStaying,
  useNavigate,
  useNoticeInbox,
  usePage,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { PAGE_LIMITS } from '@compute-mall/core/list'
import { noticeView } from '@compute-mall/core/notice'
import { useClient, useCommand } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useRef } from 'react'
import { routes } from '../../routes.ts'
import type { NoticesPageProps } from './NoticesPage.tsx'
import { noticePlacesOf } from './noticePlaces.ts'

const selectionOf = (unread: boolean) => ({ unread: unread || undefined, kind: [], sort: undefined })

/** The notices that the address means. */
export const loader = load(routes.notices, async ({ client, params: { unread, cursor, limit } }) => {
  const query = { ...selectionOf(unread), cursor: cursor ?? undefined, limit }
  return { unread, limit, list: loadedOf(await client.notice.list({ query })()) }
})

/** Loads the page's notices again once any were marked as read, here or at the bell. */
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

/** One's notices, and what can be done with them. */
export const useNotices = (): NoticesPageProps => {
  const { unread, limit, list } = usePage<typeof loader>()
  const client = useClient()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const reload = useReload()
  const inbox = useNoticeInbox()
  const { user } = useAppData()
  const read = useCommand(
    (noticeId: readonly string[]) => client.notice.read({ body: { noticeId } }),
    (outcome) => E.isRight(outcome) && inbox.changed(),
  )
  const exporting = useExport(() => client.notice.export({ query: selectionOf(unread) }))
  useFollowInbox(inbox.changes)
  const page = list.kind === 'loaded' ? list.value : null
  const toCursor = (cursor: string | null | undefined) => {
    if (cursor) navigate(routes.notices.href({ unread, limit, cursor }))
  }
  return {
    view: {
      unreadOnly: unread,
      unreadCount: inbox.unread,
      marking: read.pending,
      exporting: exporting.pending,
      limit: PAGE_LIMITS.find((size) => size === limit) ?? PAGE_LIMITS[0],
      total: page?.total ?? null,
      hasPrevious: page !== null && page.previousCursor !== null,
      hasNext: page !== null && page.nextCursor !== null,
      notices:
        list.kind === 'loaded'
          ? { kind: 'loaded', value: list.value.records.map(noticeView(language)) }
          : list,
    },
    toOf: noticePlacesOf(user).toOf,
    commands: {
      showUnread: (only) => navigate(routes.notices.href({ unread: only, limit })),
      markRead: (noticeId) => read.run([noticeId]),
      markAllRead: () => read.run([]),
      previous: () => toCursor(page?.previousCursor),
      next: () => toCursor(page?.nextCursor),
      resize: (size) => navigate(routes.notices.href({ unread, limit: size })),
      retry: () => void reload(),
      exportRows: exporting.run,
    },
  }
}
