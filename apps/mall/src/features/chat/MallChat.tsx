import { useAppData, useEnvironment } from '@compute-mall/app'
import { customerChat, ShopThread, useCustomerAlerts, useEndedSession, useShop } from '@compute-mall/app/chat'
import { textStore } from '@compute-mall/browser'
import { DEFAULT_SHOP_ID, remindersView } from '@compute-mall/core/chat'
import { useClient, useNow } from '@compute-mall/react'
import { type BrowserChat, useChatUser, useSnapshot, useTitleCount } from '@compute-mall/react/chat'
import { ChatNotices, ChatPanel } from '@compute-mall/ui/chat'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useEffect, useRef, useState } from 'react'
import { goodsAddress } from './goodsAddress.ts'
import { VISITOR_KEY } from './known.ts'
import { type ChatRequest, openChat, tellUnread, useChatState } from './requests.ts'

const device = () => Date.now()

/** Whether the texts of chat can be read. */
const useChatTexts = (): boolean => {
  const { textLoader } = useEnvironment()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void textLoader.load(['chat']).then(() => setReady(true))
  }, [textLoader])
  return isReady
}

/** The line, the dialog with one shop and the notices of the others, beside every page of a desktop. */
export const MallChat = () => {
  const chat = customerChat(useClient())
  const { user } = useAppData()
  const isReady = useChatTexts()
  const isKnown = useChatUser(chat, user)
  useEndedSession(chat, user)
  return isReady && isKnown ? <OpenChat chat={chat} isVisitor={user === null} /> : null
}

interface Opened extends Omit<ChatRequest, 'shopId'> {
  readonly shopId: string
}

const OpenChat = ({ chat, isVisitor }: { readonly chat: BrowserChat; readonly isVisitor: boolean }) => {
  const { language } = useLanguage()
  const { request, count } = useChatState()
  const reminders = useSnapshot(chat.reminders)
  const { notices } = remindersView(reminders, language)
  const { unread } = reminders.context
  const isAsking = reminders.matches('asking')
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<Element | null>(null)
  useTitleCount(unread)
  useCustomerAlerts(chat, opened?.shopId ?? null)
  useEffect(() => {
    // Until the first answer is there, the count that the page came with holds.
    if (!isAsking) tellUnread(unread)
  }, [isAsking, unread])
  useEffect(() => {
    if (request === null || count === 0) return
    opener.current = document.activeElement
    setOpened({ shopId: request.shopId ?? DEFAULT_SHOP_ID, goods: request.goods })
    if (isVisitor) textStore(() => localStorage).set(VISITOR_KEY, '1')
  }, [request, count, isVisitor])
  useEffect(() => {
    const heard = chat.reminders.on('chat.open', ({ shopId }) => openChat({ shopId, goods: null }))
    return () => heard.unsubscribe()
  }, [chat])
  const leave = () => {
    setOpened(null)
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }
  return (
    <>
      <ChatNotices
        notices={notices.filter(({ shopId }) => shopId !== opened?.shopId)}
        commands={{
          open: (shopId) => chat.reminders.send({ type: 'notice.open', shopId }),
          close: (shopId) => chat.reminders.send({ type: 'notice.close', shopId }),
        }}
      />
      {opened !== null && (
        <ShopDialog
          key={opened.shopId}
          chat={chat}
          opened={opened}
          minimise={leave}
          close={() => {
            chat.drafts.set(opened.shopId, '')
            chat.close(chat.open(opened.shopId))
            leave()
          }}
        />
      )}
    </>
  )
}

interface ShopDialogProps {
  readonly chat: BrowserChat
  readonly opened: Opened
  readonly minimise: () => void
  readonly close: () => void
}

const ShopDialog = ({ chat, opened: { shopId, goods }, minimise, close }: ShopDialogProps) => {
  const say = useSay()
  const now = useNow(device, Date.now())
  const box = useRef<HTMLTextAreaElement>(null)
  const known = useShop(shopId, now)
  useEffect(() => box.current?.focus(), [])
  return (
    <ChatPanel
      view={{
        shop: known && {
          id: shopId,
          name: known.shop.shopName,
          logoUrl: known.shop.logoUrl,
          score: known.shop.shopScore,
        },
        hours: known && say(known.hours.head),
      }}
      commands={{ minimise, close }}
    >
      <ShopThread
        chat={chat}
        shopId={shopId}
        hours={known?.hours ?? null}
        goods={goods}
        goodsAddress={goodsAddress}
        now={now}
        boxRef={box}
      />
    </ChatPanel>
  )
}
