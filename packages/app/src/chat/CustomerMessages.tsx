import { connectionView } from '@compute-mall/core/chat'
import { useClient, useNow } from '@compute-mall/react'
import { type BrowserChat, useChatUser, useSnapshot, useTitleCount } from '@compute-mall/react/chat'
import { AlertSwitches, BarredThread, MessagesPage } from '@compute-mall/ui/chat'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect } from 'react'
import { useAppData } from '../page/routeState.ts'
import { customerChat } from './customerChat.ts'
import { ShopThread } from './ShopThread.tsx'
import { useConversations } from './useConversations.ts'
import { useCustomerAlerts } from './useCustomerAlerts.ts'
import { useEndedSession } from './useEndedSession.ts'
import { useShop } from './useShop.ts'

const device = () => Date.now()

export interface CustomerMessagesProps {
  /** The shop whose conversation the address names; null where it names none. */
  readonly shopId: string | null
  readonly links: {
    readonly goods: (skuId: string) => string
    /** Where shops are found by who has no conversation yet. */
    readonly shops: string
  }
  readonly onOpen: (shopId: string | null) => void
  /** Hears how much is unread, as it changes. */
  readonly onUnread?: (count: number) => void
}

/** The page of one's conversations; the one with the shop of the address is open (R2.17). */
export const CustomerMessages = ({ shopId, links, onOpen, onUnread }: CustomerMessagesProps) => {
  const chat = customerChat(useClient())
  const { user } = useAppData()
  const { inLanguage } = useLanguage()
  const now = useNow(device, Date.now())
  const isBarred = connectionView(useSnapshot(chat.connection)).phase === 'barred'
  const items = useConversations(chat, isBarred)
  const isKnown = useChatUser(chat, user)
  useEndedSession(chat, user)
  const { unread: unreadInAll, userId: known } = useSnapshot(chat.reminders).context
  useTitleCount(unreadInAll)
  useEffect(() => {
    if (known !== null) onUnread?.(unreadInAll)
  }, [known, unreadInAll, onUnread])
  const alerts = useCustomerAlerts(chat, shopId)
  const open = useShop(shopId, now)
  return (
    <MessagesPage
      view={{
        items:
          items?.map(({ shopId: id, shopInfo, lastMessage, lastTime, unread }) => ({
            id,
            name: inLanguage(shopInfo.shopName),
            picture: <ShopAvatar id={id} name={shopInfo.shopName} logoUrl={shopInfo.logoUrl} size={40} />,
            lastMessage,
            lastTime,
            unread,
          })) ?? null,
        current: shopId,
        name: open === null ? null : inLanguage(open.shop.shopName),
        now,
        shops: links.shops,
      }}
      commands={{ open: onOpen, back: () => onOpen(null) }}
      alerts={!isBarred && <AlertSwitches {...alerts} />}
    >
      {shopId !== null && isKnown && (
        <Thread
          key={shopId}
          chat={chat}
          shopId={shopId}
          known={open}
          goodsAddress={links.goods}
          isBarred={isBarred}
          now={now}
        />
      )}
    </MessagesPage>
  )
}

interface ThreadProps {
  readonly chat: BrowserChat
  readonly shopId: string
  readonly known: ReturnType<typeof useShop>
  readonly goodsAddress: (skuId: string) => string
  readonly isBarred: boolean
  readonly now: number
}

const Thread = ({ chat, shopId, known, goodsAddress, isBarred, now }: ThreadProps) => {
  if (isBarred) return <BarredThread shop={known?.shop ?? null} />
  return (
    <ShopThread
      chat={chat}
      shopId={shopId}
      hours={known?.hours ?? null}
      goods={null}
      goodsAddress={goodsAddress}
      now={now}
    />
  )
}
