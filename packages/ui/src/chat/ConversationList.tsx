import { relativeTime } from '@compute-mall/core/time'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import * as css from './chat.css.ts'

/** A conversation in a list. */
export interface ConversationListItem {
  readonly id: string
  readonly name: string
  readonly picture: ReactNode
  readonly lastMessage: string
  readonly lastTime: string
  readonly unread: number
  /** More about it, e.g. who answers. */
  readonly tags?: ReactNode
}

interface ConversationListProps {
  readonly items: readonly ConversationListItem[]
  readonly current: string | null
  /** The time now, for how long ago something was said. */
  readonly now: number
  readonly onOpen: (id: string) => void
}

/** Conversations, newest first; each opens beside the list. */
export const ConversationList = ({ items, current, now, onOpen }: ConversationListProps) => {
  const { t } = useTranslation('chat')
  const { language } = useLanguage()
  return (
    <ul className={css.list} aria-label={t('list')}>
      {items.map(({ id, name, picture, lastMessage, lastTime, unread, tags }) => (
        <li key={id}>
          <button
            type="button"
            className={css.item}
            aria-current={id === current || undefined}
            onClick={() => onOpen(id)}
          >
            {picture}
            <span className={css.itemWords}>
              <span className={css.itemHead}>
                <span className={css.itemName}>{name}</span>
                <time className={css.itemTime} dateTime={lastTime}>
                  {relativeTime(lastTime, now, language)}
                </time>
              </span>
              <span className={css.itemHead}>
                <span className={css.itemText} dir="auto">
                  {lastMessage}
                </span>
                {tags}
              </span>
            </span>
            <Badge count={unread} />
            {unread > 0 && <span className={visuallyHidden}>{t('unread', { count: unread })}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
