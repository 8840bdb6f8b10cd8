import { quietly } from '@compute-mall/core/actors'
import { type ChatListItem, connectionView } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { given, queryText } from '@compute-mall/core/http'
import { useClient, useNow } from '@compute-mall/react'
import { type BrowserChat, useChatUser, useSnapshot, useTitleCount } from '@compute-mall/react/chat'
import { BarredThread, MessagesPage } from '@compute-mall/ui/chat'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useState } from 'react'
import { useNavigate } from '../router/navigate.ts'
import { useStart } from '../router/page.ts'
import { customerChat } from './customerChat.ts'
import { ShopThread } from './ShopThread.tsx'
import { useShop } from './useShop.ts'

const device = () => Date.now()

/** The conversations of whoever is here: followed on the line or, where chat is barred, asked for once (W23). */
const useItems = (chat: BrowserChat, isBarred: boolean): readonly ChatListItem[] | null => {
  const client = useClient()
  const { user } = useStart()
  const reminders = useSnapshot(chat.reminders)
  const [once, setOnce] = useState<readonly ChatListItem[] | null>(null)
  const userId = user?.id
  useEffect(() => {
    if (!isBarred) return
    if (userId === undefined) return setOnce([])
    void client.chat
      .remind({ query: { userId, side: undefined } }, quietly)()
      .then((answer) => setOnce(E.isRight(answer) ? answer.right.messagePoList : []))
  }, [client, isBarred, userId])
  if (isBarred) return once
  return reminders.context.userId === null || reminders.value === 'asking'
    ? keptOf(reminders.context.items)
    : reminders.context.items
}

const keptOf = (items: readonly ChatListItem[]): readonly ChatListItem[] | null =>
  items.length === 0 ? null : items

/** The page of one's conversations; the one with the shop of the address is open. */
export const MessagesRoute = ({ shopId }: { readonly shopId: string | null }) => {
  const chat = customerChat(useClient())
  const { user } = useStart()
  const { inLanguage } = useLanguage()
  const navigate = useNavigate()
  const now = useNow(device, Date.now())
  const isBarred = connectionView(useSnapshot(chat.connection)).phase === 'barred'
  const items = useItems(chat, isBarred)
  const isKnown = useChatUser(chat, user)
  useTitleCount(useSnapshot(chat.reminders).context.unread)
  const show = (id: string | null) =>
    navigate(`/chat/chatList${queryText(given('shopId', id ?? ''))}`, { replace: true })
  return (
    <MessagesPage
      view={{
        items:
          items?.map(({ shopId: id, shopInfo, lastMessage, lastTime, unread }) => ({
            id,
            name: inLanguage(shopInfo.shopName),
            picture: <ShopAvatar id={id} name={shopInfo.shopName} size={40} />,
            lastMessage,
            lastTime,
            unread,
          })) ?? null,
        current: shopId,
        now,
        shops: '/search/global',
      }}
      commands={{ open: show, back: () => show(null) }}
    >
      {shopId !== null && isKnown && (
        <Thread key={shopId} chat={chat} shopId={shopId} isBarred={isBarred} now={now} />
      )}
    </MessagesPage>
  )
}

interface ThreadProps {
  readonly chat: BrowserChat
  readonly shopId: string
  readonly isBarred: boolean
  readonly now: number
}

const Thread = ({ chat, shopId, isBarred, now }: ThreadProps) => {
  const known = useShop(shopId, now)
  if (isBarred) return <BarredThread shop={known?.shop ?? null} />
  return <ShopThread chat={chat} shopId={shopId} hours={known?.hours ?? null} goods={null} now={now} />
}
