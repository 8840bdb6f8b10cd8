import { type NoticeView, noticeList } from '@compute-mall/core/notice'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './NoticesPage.css.ts'

export interface NoticesPageProps {
  readonly view: WorkListView<typeof noticeList, NoticeView> & {
    /** Of all notices, not of this page. */
    readonly unreadCount: number
    /** Whether notices are being marked as read. */
    readonly marking: boolean
  }
  /** The page of a notice; null without one. */
  readonly toOf: (notice: NoticeView) => string | null
  readonly commands: WorkListCommands & {
    readonly markRead: (noticeId: string) => void
    readonly markAllRead: () => void
  }
}

const ALL = 'all'
const UNREAD = 'unread'

/** The user's notices. Following one marks it as read. */
export const NoticesPage = ({ view, toOf, commands }: NoticesPageProps) => {
  const { t } = useTranslation('notice')
  const say = useSay()
  const columns = useColumnsOf<NoticeView>()
  const { query, unreadCount, marking } = view
  const showAll = () => commands.filter('unread', '')
  const titleOf = (notice: NoticeView) => {
    const to = toOf(notice)
    const title = say(notice.title)
    if (to === null) return title
    return (
      <Link to={to} onClick={() => notice.isUnread && commands.markRead(notice.noticeId)}>
        {title}
      </Link>
    )
  }
  return (
    <WorkListPage
      list={noticeList}
      view={view}
      commands={{
        ...commands,
        openTab: (id) => (id === UNREAD ? commands.filter('unread', 'true') : showAll()),
      }}
      head={{
        title: t('bell'),
        ...(unreadCount > 0 && {
          primary: {
            key: 'markAllRead',
            label: t('markAllRead'),
            busy: marking,
            onPress: commands.markAllRead,
          },
        }),
      }}
      tabs={{
        value: query.unread === true ? UNREAD : ALL,
        items: [
          { id: ALL, label: t('all') },
          { id: UNREAD, label: t('unread'), ...(unreadCount > 0 && { count: unreadCount }) },
        ],
      }}
      empty={
        query.unread === true
          ? {
              title: t('noneUnread'),
              text: t('noneUnreadHint'),
              action: { key: 'all', label: t('viewAll'), onPress: showAll },
            }
          : { title: t('none'), text: t('noneHint') }
      }
      columns={[
        columns.cell(
          'notice',
          t('bell'),
          (notice) => (
            <>
              <span className={notice.isUnread ? css.unread : undefined}>{titleOf(notice)}</span>
              {notice.text !== null && <span className={css.text}>{say(notice.text)}</span>}
            </>
          ),
          { card: 'title' },
        ),
        columns.cell(
          'state',
          t('state'),
          ({ isUnread }) => isUnread && <Tag tone="info">{t('unread')}</Tag>,
          { card: 'tag', nowrap: true },
        ),
        columns.time('at', t('at')),
      ]}
      rowKey={({ noticeId }) => noticeId}
      rowName={({ title }) => say(title)}
      actions={({ noticeId, isUnread }) =>
        isUnread ? [{ key: 'read', label: t('markRead'), onPress: () => commands.markRead(noticeId) }] : []
      }
    />
  )
}
