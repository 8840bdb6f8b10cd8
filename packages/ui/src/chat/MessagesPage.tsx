import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackIcon, MessageIcon } from '../icons/index.ts'
import { cx } from '../parts/cx.ts'
import { Button, EmptyState, LinkButton } from '../parts/index.ts'
import { ConversationList, type ConversationListItem } from './ConversationList.tsx'
import * as css from './chat.css.ts'
import { MessagesHead, MessagesLoading } from './MessagesLoading.tsx'

export interface MessagesPageProps {
  readonly view: {
    /** Null while they are not known. */
    readonly items: readonly ConversationListItem[] | null
    readonly current: string | null
    /** Of the shop of the open conversation; null while it is not known. */
    readonly name: string | null
    readonly now: number
    /** Where shops are found by who has no conversation yet. */
    readonly shops: string
  }
  readonly commands: { readonly open: (id: string) => void; readonly back: () => void }
  /** How one is told of new messages. */
  readonly alerts?: ReactNode
  /** The open conversation. */
  readonly children: ReactNode
}

/** One's conversations at the left, the open one at the right; on a phone one after the other (R2.17). */
export const MessagesPage = ({ view, commands, alerts, children }: MessagesPageProps) => {
  const { t } = useTranslation('chat')
  const { items, current, now, shops } = view
  if (items === null) return <MessagesLoading />
  const listed = items.find(({ id }) => id === current)?.name
  const name = listed ?? view.name
  const isNamedBeside = listed !== undefined || name === null
  return (
    <div className={css.messages}>
      <section className={cx(css.messagesColumn, current !== null && css.besideOnly)} aria-label={t('list')}>
        <MessagesHead />
        {alerts}
        {items.length === 0 ? (
          <EmptyState
            icon={MessageIcon}
            title={t('listEmpty')}
            actions={<LinkButton to={shops}>{t('visitShops')}</LinkButton>}
          />
        ) : (
          <ConversationList items={items} current={current} now={now} onOpen={commands.open} />
        )}
      </section>
      <section
        className={cx(css.messagesColumn, css.fullHeight, current === null && css.besideOnly)}
        aria-label={t('thread')}
      >
        {current === null ? (
          <EmptyState icon={MessageIcon} title={t('chooseConversation')} />
        ) : (
          <>
            {/* Beside the list that names it, the open conversation needs no head. */}
            <div className={cx(css.panelHead, isNamedBeside && css.narrowOnly)}>
              <div className={css.narrowOnly}>
                <Button size="small" icon={<BackIcon size={16} />} onClick={commands.back}>
                  {t('list')}
                </Button>
              </div>
              {name !== null && <h2 className={css.headTitle}>{name}</h2>}
            </div>
            {children}
          </>
        )}
      </section>
    </div>
  )
}
