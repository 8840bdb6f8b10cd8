import { E } from '@compute-mall/core/fp'
import { bellView, noticeView } from '@compute-mall/core/notice'
import { useClient, useCommand } from '@compute-mall/react'
import type { NoticeBellProps } from '@compute-mall/ui/desk/notice'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useLoaded } from '../page/useLoaded.ts'
import { useNoticeInbox } from './NoticeInbox.tsx'
import type { NoticePlaces } from './noticePlaces.ts'

/** Notices that the bell shows. */
const NEWEST = 10

const newest = { unread: undefined, kind: [], sort: undefined, cursor: undefined, limit: NEWEST }

/** The bell of an app: how many notices are unread, and the newest of them once it was opened. */
export const useNoticeBell = ({ to, toOf }: NoticePlaces): NoticeBellProps => {
  const client = useClient()
  const { language } = useLanguage()
  const { unread, changed } = useNoticeInbox()
  const [wasOpened, setWasOpened] = useState(false)
  const { loaded, reload } = useLoaded({
    key: wasOpened ? 'newest' : null,
    load: (asking) => client.notice.list({ query: newest }, asking),
  })
  const read = useCommand(
    (noticeId: readonly string[]) => client.notice.read({ body: { noticeId } }),
    (outcome) => {
      if (E.isLeft(outcome)) return
      changed()
      reload()
    },
  )
  return {
    view: {
      unread,
      bell: bellView(unread),
      notices:
        loaded.kind === 'loaded'
          ? { kind: 'loaded', value: loaded.value.records.map(noticeView(language)) }
          : loaded,
      to,
    },
    commands: {
      open: () => (wasOpened ? reload() : setWasOpened(true)),
      markRead: read.run,
      markAllRead: () => read.run([]),
      retry: reload,
    },
    toOf,
  }
}
