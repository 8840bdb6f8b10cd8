import type { Loaded } from '@compute-mall/app'
import { type ChatUserInfo, DeskFilter, type StaffConversation } from '@compute-mall/core/chat'
import type { Page } from '@compute-mall/core/codec'
import type { Milliseconds } from '@compute-mall/core/time'
import { AlertSwitches, type AlertSwitchesProps, ConversationList } from '@compute-mall/ui/chat'
import { Inbox } from '@compute-mall/ui/desk/inbox'
import { Avatar, Button, EmptyState, ErrorState, Loading, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './inbox.css.ts'

export interface InboxViewProps {
  readonly view: {
    readonly filter: DeskFilter
    /** How many conversations wait for an answer, whatever is listed. */
    readonly unanswered: number
    readonly listed: Loaded<Page<StaffConversation>>
    /** The conversation that the address names; null where it names none. */
    readonly current: string | null
    /** What is known of it; null while that is on its way. */
    readonly open: StaffConversation | null
    /** What is known of its customer; null of a visitor. */
    readonly info: Loaded<ChatUserInfo | null>
    readonly userId: string
    readonly now: Milliseconds
  }
  readonly alerts: AlertSwitchesProps
  readonly commands: {
    readonly filter: (filter: DeskFilter) => void
    readonly open: (conversationId: string) => void
    readonly close: () => void
    readonly retry: () => void
    /** Lists older conversations too. */
    readonly more: () => void
  }
  /** The open conversation with its composer. */
  readonly thread: ReactNode
  /** Who the customer is. */
  readonly context: ReactNode
}

/** The conversations of a shop: which of them wait, the open one, and who the customer is (width 2.9). */
export const InboxView = ({ view, alerts, commands, thread, context }: InboxViewProps) => {
  const { t } = useTranslation('chat')
  const { filter, unanswered, current, open, info } = view
  return (
    <Inbox
      view={{
        title: t('listTitle'),
        open:
          current === null
            ? null
            : {
                title: open?.customerName ?? t('visitor'),
                facts: info.kind === 'loaded' && info.value !== null ? factsOf(info.value, t) : '',
              },
      }}
      commands={{ back: commands.close }}
      list={
        <>
          <section className={css.filters} aria-label={t('filters')}>
            {DeskFilter.values.map((each) => (
              <button
                key={each}
                type="button"
                className={css.filter}
                aria-pressed={each === filter}
                onClick={() => commands.filter(each)}
              >
                {t(`filter.${each}`)}
                {each === 'unanswered' && unanswered > 0 && ` ${unanswered}`}
              </button>
            ))}
          </section>
          <AlertSwitches {...alerts} />
          <List view={view} commands={commands} />
        </>
      }
      thread={thread}
      context={context}
    />
  )
}

/** Who the customer is, in a few words: `leader · 3 centres`. */
const factsOf = ({ isLeader, clusterDetail }: ChatUserInfo, t: TFunction<'chat'>): string =>
  [
    ...(isLeader ? [t('card.leader')] : []),
    ...(clusterDetail.length > 0 ? [t('card.centreCount', { count: clusterDetail.length })] : []),
  ].join(' · ')

const List = ({ view, commands }: Pick<InboxViewProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { listed, current, now, userId } = view
  if (listed.kind === 'failed') return <ErrorState title={say(listed.message)} onRetry={commands.retry} />
  if (listed.kind === 'loading')
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    )
  if (listed.value.records.length === 0) return <EmptyState title={t('noneHere')} />
  const { records, total } = listed.value
  return (
    <>
      <ConversationList
        current={current}
        now={now}
        onOpen={commands.open}
        items={records.map((item) => {
          const name = item.customerName ?? t('visitor')
          return {
            id: item.conversationId,
            name,
            picture: <Avatar name={name} size={36} decorative />,
            lastMessage: item.lastMessage,
            lastTime: item.lastTime,
            unread: item.unread,
            tags: (
              <span className={css.state}>
                <State item={item} userId={userId} />
              </span>
            ),
          }
        })}
      />
      {records.length < total && (
        <div className={css.more}>
          <Button size="small" onClick={commands.more}>
            {t('moreConversations', { count: total - records.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const State = ({ item, userId }: { readonly item: StaffConversation; readonly userId: string }) => {
  const { t } = useTranslation('chat')
  if (item.isDone) return <Tag>{t('filter.done')}</Tag>
  if (item.claimedBy !== null && item.claimedBy !== userId)
    return <Tag tone="info">{t('answeredBy', { name: item.claimedByName ?? '' })}</Tag>
  return item.isUnanswered ? <Tag tone="warn">{t('filter.unanswered')}</Tag> : null
}
