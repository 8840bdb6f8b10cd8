import { useAppData } from '@compute-mall/app'
import type { UserInfo } from '@compute-mall/core/identity'
import { useClient, useNow } from '@compute-mall/react'
import { type BrowserChat, useAlertChoices } from '@compute-mall/react/chat'
import { useEffect } from 'react'
import { CustomerCard } from './CustomerCard.tsx'
import { InboxView } from './InboxView.tsx'
import { StaffThread } from './StaffThread.tsx'
import { staffChat } from './staffChat.ts'
import { useBackground } from './useBackground.ts'
import { useCustomerCard, useCustomerInfo } from './useCustomerCard.ts'
import { useInbox } from './useInbox.ts'

export { loader } from './useInbox.ts'

const device = () => Date.now()

const Customer = (about: Parameters<typeof useCustomerCard>[0]) => (
  <CustomerCard {...useCustomerCard(about)} />
)

interface MessagesProps {
  readonly chat: BrowserChat
  readonly user: UserInfo
  readonly shopId: string
}

const Messages = ({ chat, user, shopId }: MessagesProps) => {
  const now = useNow(device, Date.now())
  const { filter, conversation, loaded, unanswered, open, show, reload, more } = useInbox(chat)
  const info = useCustomerInfo(conversation)
  const background = useBackground(conversation, open?.lastTime ?? null)
  useEffect(() => void chat.userKnown(user), [chat, user])
  return (
    <InboxView
      view={{ filter, unanswered, listed: loaded, current: conversation, open, info, userId: user.id, now }}
      alerts={useAlertChoices()}
      commands={{
        filter: (next) => show({ filter: next }),
        open: (id) => show({ conversation: id }),
        close: () => show({ conversation: null }),
        retry: reload,
        more,
      }}
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
          <Customer
            key={conversation}
            conversationId={conversation}
            info={info}
            item={open}
            background={background}
          />
        )
      }
    />
  )
}

export const Component = () => {
  const client = useClient()
  const { user } = useAppData()
  if (user === null || user.retailerId === null) return null
  return <Messages chat={staffChat(client, user.retailerId)} user={user} shopId={user.retailerId} />
}
