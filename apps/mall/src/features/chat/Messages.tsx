import { useAppData, useNavigate } from '@compute-mall/app'
import { connectionView } from '@compute-mall/core/chat'
import { useClient, useNow } from '@compute-mall/react'
import { type BrowserChat, useChatUser, useSnapshot, useTitleCount } from '@compute-mall/react/chat'
import { AlertSwitches, BarredThread, MessagesPage } from '@compute-mall/ui/chat'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { useLanguage } from '@compute-mall/ui/text'
import { routes } from '../../routes.ts'
import { customerChat } from './customerChat.ts'
import { ShopThread } from './ShopThread.tsx'
import { useConversations } from './useConversations.ts'
import { useCustomerAlerts } from './useCustomerAlerts.ts'
import { useEndedSession } from './useEndedSession.ts'
import { useShop } from './useShop.ts'

const device = () => Date.now()

/** The page of one's conversations; the one with the shop of the address is open. */
export const Messages = ({ shopId }: { readonly shopId: string | null }) => {
  const chat = customerChat(useClient())
  const { user } = useAppData()
  const { inLanguage } = useLanguage()
  const navigate = useNavigate()
  const now = useNow(device, Date.now())
  const isBarred = connectionView(useSnapshot(chat.connection)).phase === 'barred'
  const items = useConversations(chat, isBarred)
  const isKnown = useChatUser(chat, user)
  useEndedSession(chat, user)
  useTitleCount(useSnapshot(chat.reminders).context.unread)
  const alerts = useCustomerAlerts(chat, shopId)
  const show = (id: string | null) => navigate(routes.chats.href({ shopId: id }), { replace: true })
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
        now,
        shops: routes.searchGlobal.href(),
      }}
      commands={{ open: show, back: () => show(null) }}
      alerts={!isBarred && <AlertSwitches {...alerts} />}
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
