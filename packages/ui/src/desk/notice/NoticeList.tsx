import type { NoticeView } from '@compute-mall/core/notice'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { Link } from '../../link/index.ts'
import { Button, EmptyState, Skeleton } from '../../parts/index.ts'
import { useLanguage, useSay } from '../../text/index.ts'
import { PageState } from '../page/index.ts'
import type { NoticeBellProps } from './NoticeBell.props.ts'
import * as css from './notice.css.ts'

interface NoticeListProps extends NoticeBellProps {
  /** After a notice was followed. */
  readonly onFollow?: () => void
}

/** The newest notices; following one marks it as read. */
export const NoticeList = (props: NoticeListProps) => {
  const { t } = useTranslation(['desk', 'notice'])
  const { view, commands, onFollow } = props
  return (
    <>
      <div className={css.head}>
        {t('notice:bell')}
        {view.unread > 0 && (
          <Button size="small" variant="ghost" onClick={commands.markAllRead}>
            {t('notice:markAllRead')}
          </Button>
        )}
      </div>
      <PageState state={view.notices} skeleton={<NoticeSkeleton />} onRetry={commands.retry}>
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState title={t('notice:none')} />
          ) : (
            <ul className={css.list}>
              {notices.map((notice) => (
                <li key={notice.noticeId}>
                  <NoticeItem notice={notice} {...props} />
                </li>
              ))}
            </ul>
          )
        }
      </PageState>
      <Link className={css.all} to={view.to} onClick={onFollow}>
        {t('allNotices')}
      </Link>
    </>
  )
}

interface NoticeItemProps extends NoticeListProps {
  readonly notice: NoticeView
}

const NoticeItem = ({ notice, commands, toOf, onFollow }: NoticeItemProps) => {
  const say = useSay()
  const { language } = useLanguage()
  const { noticeId, title, text, at, isUnread } = notice
  const to = toOf(notice)
  const read = () => isUnread && commands.markRead([noticeId])
  const words = (
    <>
      <span>{say(title)}</span>
      {text !== null && <span className={css.text}>{say(text)}</span>}
      <time className={css.at} dateTime={at}>
        {formatInstant(at, language)}
      </time>
    </>
  )
  const look = { className: css.item, 'data-unread': isUnread || undefined }
  if (to === null)
    return (
      <button type="button" {...look} onClick={read}>
        {words}
      </button>
    )
  const follow = () => {
    read()
    onFollow?.()
  }
  return (
    <Link {...look} to={to} onClick={follow}>
      {words}
    </Link>
  )
}

const NoticeSkeleton = () => (
  <Stack gap={3}>
    <Skeleton height="56px" />
    <Skeleton height="56px" />
    <Skeleton height="56px" />
  </Stack>
)
