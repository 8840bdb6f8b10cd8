import { totalMessage } from '@compute-mall/core/list'
import type { NoticeView } from '@compute-mall/core/notice'
import { formatInstant } from '@compute-mall/core/time'
import { ListPage, type PageSize } from '@compute-mall/ui/desk/list'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './NoticesPage.css.ts'

export interface NoticesPageProps {
  readonly view: {
    readonly unreadOnly: boolean
    /** Of all notices, not of this page. */
    readonly unreadCount: number
    /** Whether notices are being marked as read. */
    readonly marking: boolean
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    readonly notices: LoadState<readonly NoticeView[]>
    readonly limit: PageSize
    /** Of all pages; null while it is not known. */
    readonly total: number | null
    readonly hasPrevious: boolean
    readonly hasNext: boolean
  }
  /** Where a notice leads; null where there is nothing to see. */
  readonly toOf: (notice: NoticeView) => string | null
  readonly commands: {
    readonly showUnread: (only: boolean) => void
    readonly markRead: (noticeId: string) => void
    readonly markAllRead: () => void
    readonly previous: () => void
    readonly next: () => void
    readonly resize: (size: PageSize) => void
    readonly exportRows?: () => void
    readonly retry: () => void
  }
}

const ALL = 'all'
const UNREAD = 'unread'

/** One's notices, newest first. Following one marks it as read. */
export const NoticesPage = ({ view, toOf, commands }: NoticesPageProps) => {
  const { t } = useTranslation('notice')
  const say = useSay()
  const columns = useColumns({ toOf, onFollow: commands.markRead })
  const markAll: Action = {
    key: 'markAllRead',
    label: t('markAllRead'),
    busy: view.marking,
    onPress: commands.markAllRead,
  }
  return (
    <ListPage<NoticeView>
      view={{
        head: { title: t('bell'), primary: view.unreadCount > 0 ? markAll : undefined },
        rows: view.notices,
        exporting: view.exporting,
        tabs: {
          value: view.unreadOnly ? UNREAD : ALL,
          items: [
            { id: ALL, label: t('all') },
            { id: UNREAD, label: t('unread'), ...(view.unreadCount > 0 && { count: view.unreadCount }) },
          ],
        },
        pager: {
          size: view.limit,
          hasPrevious: view.hasPrevious,
          hasNext: view.hasNext,
          total: view.total === null ? null : totalMessage(view.total),
        },
        empty: view.unreadOnly
          ? {
              title: t('noneUnread'),
              text: t('noneUnreadHint'),
              action: { key: 'all', label: t('viewAll'), onPress: () => commands.showUnread(false) },
            }
          : { title: t('none'), text: t('noneHint') },
      }}
      commands={{ ...commands, openTab: (id) => commands.showUnread(id === UNREAD) }}
      columns={columns}
      rowKey={({ noticeId }) => noticeId}
      rowName={({ title }) => say(title)}
      actions={({ noticeId, isUnread }) =>
        isUnread ? [{ key: 'read', label: t('markRead'), onPress: () => commands.markRead(noticeId) }] : []
      }
    />
  )
}

interface ColumnOptions {
  readonly toOf: NoticesPageProps['toOf']
  readonly onFollow: (noticeId: string) => void
}

const useColumns = ({ toOf, onFollow }: ColumnOptions): readonly Column<NoticeView>[] => {
  const { t } = useTranslation('notice')
  const { language } = useLanguage()
  const say = useSay()
  const titleOf = (notice: NoticeView) => {
    const to = toOf(notice)
    const title = say(notice.title)
    if (to === null) return title
    return (
      <Link to={to} onClick={() => notice.isUnread && onFollow(notice.noticeId)}>
        {title}
      </Link>
    )
  }
  return [
    {
      key: 'notice',
      header: t('bell'),
      card: 'title',
      render: (notice) => (
        <>
          <span className={notice.isUnread ? css.unread : undefined}>{titleOf(notice)}</span>
          {notice.text !== null && <span className={css.text}>{say(notice.text)}</span>}
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      nowrap: true,
      render: ({ isUnread }) => isUnread && <Tag tone="info">{t('unread')}</Tag>,
    },
    {
      key: 'at',
      header: t('at'),
      nowrap: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at, language)}</time>,
    },
  ]
}
