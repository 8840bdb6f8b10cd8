import { DeskFilter, type StaffConversation } from '@compute-mall/core/chat'
import type { UserInfo } from '@compute-mall/core/identity'
import { useNow } from '@compute-mall/react'
import { type BrowserChat, useAlertChoices } from '@compute-mall/react/chat'
import { AlertSwitches, ConversationList } from '@compute-mall/ui/chat'
import { Inbox } from '@compute-mall/ui/desk/inbox'
import { Avatar, EmptyState, ErrorState, Loading, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerCard } from './CustomerCard.tsx'
import * as css from './inbox.css.ts'
import { StaffThread } from './StaffThread.tsx'
import { useBackground } from './useBackground.ts'
import { type InboxList, useInbox } from './useInbox.ts'

const device = () => Date.now()

interface InboxViewProps {
  readonly chat: BrowserChat
  readonly user: UserInfo
  readonly shopId: string
}

/** The conversations of a shop: which of them wait, the open one, and who the customer is. */
export const InboxView = ({ chat, user, shopId }: InboxViewProps) => {
  const { t } = useTranslation('chat')
  const now = useNow(device, Date.now())
  const { filter, conversation, loaded, open, show } = useInbox(chat)
  const background = useBackground(conversation, open?.lastTime ?? null)
  useEffect(() => void chat.userKnown(user), [chat, user])
  const alerts = useAlertChoices()
  const nameOf = (item: StaffConversation | null) => item?.customerName ?? t('visitor')
  return (
    <Inbox
      view={{
        title: t('listTitle'),
        open: conversation === null ? null : { title: nameOf(open) },
      }}
      commands={{ back: () => show({ conversation: null }) }}
      list={
        <>
          <section className={css.filters} aria-label={t('filters')}>
            {DeskFilter.values.map((each) => (
              <button
                key={each}
                type="button"
                className={css.filter}
                aria-pressed={each === filter}
                onClick={() => show({ filter: each })}
              >
                {t(`filter.${each}`)}
              </button>
            ))}
          </section>
          <AlertSwitches {...alerts} />
          <List
            loaded={loaded}
            current={conversation}
            now={now}
            user={user}
            onOpen={(id) => show({ conversation: id })}
          />
        </>
      }
      thread={
        conversation !== null && (
          <StaffThread
            key={conversation}
            chat={chat}
            user={user}
            place={{ shopId, conversationId: conversation }}
            item={open}
            background={background}
            now={now}
          />
        )
      }
      context={
        conversation !== null && (
          <CustomerCard
            key={conversation}
            conversationId={conversation}
            item={open}
            background={background}
          />
        )
      }
    />
  )
}

interface ListProps {
  readonly loaded: InboxList
  readonly current: string | null
  readonly now: number
  readonly user: UserInfo
  readonly onOpen: (conversationId: string) => void
}

const List = ({ loaded, current, now, user, onOpen }: ListProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  if (loaded.kind === 'failed') return <ErrorState title={say(loaded.message)} />
  if (loaded.kind === 'loading')
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    )
  if (loaded.value.records.length === 0) return <EmptyState title={t('noneHere')} />
  return (
    <ConversationList
      current={current}
      now={now}
      onOpen={onOpen}
      items={loaded.value.records.map((item) => {
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
              <State item={item} user={user} />
            </span>
          ),
        }
      })}
    />
  )
}

const State = ({ item, user }: { readonly item: StaffConversation; readonly user: UserInfo }) => {
  const { t } = useTranslation('chat')
  if (item.isDone) return <Tag>{t('filter.done')}</Tag>
  if (item.claimedBy !== null && item.claimedBy !== user.id)
    return <Tag tone="info">{t('answeredBy', { name: item.claimedByName ?? '' })}</Tag>
  return item.isUnanswered ? <Tag tone="warn">{t('filter.unanswered')}</Tag> : null
}
