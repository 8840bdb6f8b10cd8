import {
  type ConnectionView,
  type ConversationView,
  type connectionMachine,
  connectionView,
  type conversationMachine,
  conversationView,
  hoursView,
  type remindersMachine,
  remindersView,
} from '@compute-mall/core/chat'
import { chatFixtures } from '@compute-mall/core/chat/testing'
import { shopFixtures } from '@compute-mall/core/shop/testing'
import {
  BarredThread,
  ChatNotices,
  ChatPanel,
  ChatThread,
  ConversationList,
  MessagesPage,
} from '@compute-mall/ui/chat'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { Inbox } from '@compute-mall/ui/desk/inbox'
import { Avatar, Badge, DescriptionList, EmptyState } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskCommands, sayIn, sellerDesk } from '../desk/desk.tsx'
import { nothing } from '../specimen.tsx'
import type { ScreenProps } from './ChartGallery.tsx'

type Line = ScreenProps<typeof connectionMachine>
type Conversation = ScreenProps<typeof conversationMachine>
type Reminders = ScreenProps<typeof remindersMachine>

/** Holds what is fixed to the window inside the screen of the gallery. */
const Stage = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', height: '100dvh', minHeight: 560, transform: 'translateZ(0)' }}>
    {children}
  </div>
)

/** A line that stands, under a conversation that is shown by itself. */
const standing: ConnectionView = { phase: 'online', notice: null, commands: { retry: false } }

/** A conversation in which nothing happens, under a line that is shown by itself. */
const resting: ConversationView = {
  isOpening: false,
  bubbles: [chatFixtures.question, chatFixtures.answer].map((message) => ({
    id: message.id,
    isOwn: message.side === 'customer',
    isOthers: false,
    senderName: message.senderName,
    text: message.text,
    skuId: null,
    time: message.sentTime,
    startsGroup: message.sequence === 1,
    isFirstNew: false,
    isEdited: false,
    isAutomatic: false,
    mark: null,
    failure: null,
    commands: { retry: false, discard: false, edit: false },
  })),
  unread: 0,
  typing: null,
  notice: null,
  commands: { send: true, read: false, older: false, retry: false },
}

interface ThreadProps {
  readonly line: ConnectionView
  readonly conversation: ConversationView
  readonly peerName: string
  readonly commands?: Partial<Parameters<typeof ChatThread>[0]['commands']>
}

const Thread = ({ line, conversation, peerName, commands }: ThreadProps) => {
  const [draft, setDraft] = useState('')
  return (
    <ChatThread
      view={{ line, conversation, peerName, draft, hint: null, goods: null }}
      goodsOf={() => null}
      commands={{
        write: setDraft,
        send: nothing,
        edit: nothing,
        retry: nothing,
        discard: nothing,
        older: nothing,
        reopen: nothing,
        reconnect: nothing,
        ...commands,
      }}
    />
  )
}

/** The dialog of a customer at a desktop, with a shop that answers on working days. */
const Dialog = ({ now, children }: { readonly now: number; readonly children: ReactNode }) => {
  const { language } = useLanguage()
  const say = useSay()
  const { shop } = shopFixtures
  const hours = hoursView({ ...shop, hasWorkday: true, serviceTime: '09:00-18:00' }, now, language)
  return (
    <Stage>
      <ChatPanel
        view={{
          shop: { id: shop.shopId, name: shop.shopName, logoUrl: shop.logoUrl, score: shop.shopScore },
          hours: say(hours.head),
        }}
        commands={{ minimise: nothing, close: nothing }}
      >
        {children}
      </ChatPanel>
    </Stage>
  )
}

/** The page of a customer's conversations, as a phone has it. */
const Phone = ({ now, children }: { readonly now: number; readonly children: ReactNode }) => (
  <Stage>
    <MessagesPage
      view={{ items: [], current: '1001', name: null, now, shops: '/' }}
      commands={{ open: nothing, back: nothing }}
    >
      {children}
    </MessagesPage>
  </Stage>
)

/** The inbox of a shop's staff: three columns, on a phone three pages. */
const Desk = ({ now, children }: { readonly now: number; readonly children: ReactNode }) => {
  const { t } = useTranslation('chat')
  const { staffConversation, chatUserInfo } = chatFixtures
  const name = staffConversation.customerName ?? t('visitor')
  return (
    <Inbox
      view={{ title: t('listTitle'), open: { title: name } }}
      commands={{ back: nothing }}
      list={
        <ConversationList
          current={staffConversation.conversationId}
          now={now}
          onOpen={nothing}
          items={[
            {
              id: staffConversation.conversationId,
              name,
              picture: <Avatar name={name} size={36} decorative />,
              lastMessage: staffConversation.lastMessage,
              lastTime: staffConversation.lastTime,
              unread: staffConversation.unread,
            },
          ]}
        />
      }
      thread={children}
      context={<DescriptionList items={[{ name: t('card.name'), value: chatUserInfo.userName }]} />}
    />
  )
}

const useLine = ({ snapshot, send }: Line) => ({
  line: connectionView(snapshot),
  commands: { reconnect: () => send({ type: 'connection.retry' }) },
})

const LineThread = (props: Line & { readonly peerName: string }) => {
  const { line, commands } = useLine(props)
  const isBarred = line.phase === 'barred'
  return isBarred ? (
    <BarredThread shop={shopFixtures.shop} />
  ) : (
    <Thread line={line} conversation={resting} peerName={props.peerName} commands={commands} />
  )
}

const useStaff = () => useTranslation('chat').t('staff')

/** The line as a customer sees it, at a desktop and on a phone. */
export const lineScreens = {
  desktop: (props: Line) => (
    <Dialog now={props.now}>
      <LineThread {...props} peerName={useStaff()} />
    </Dialog>
  ),
  mobile: (props: Line) => (
    <Phone now={props.now}>
      <LineThread {...props} peerName={useStaff()} />
    </Phone>
  ),
}

/** The line as staff see it. */
export const LineAtDesk = (props: Line) => (
  <Desk now={props.now}>
    <LineThread {...props} peerName="leader" />
  </Desk>
)

const ConversationThread = ({
  snapshot,
  now,
  send,
  peerName,
}: Conversation & { readonly peerName: string }) => (
  <Thread
    line={standing}
    conversation={conversationView(snapshot, now)}
    peerName={peerName}
    commands={{
      retry: (clientId) => send({ type: 'message.retry', clientId }),
      discard: (clientId) => send({ type: 'message.discard', clientId }),
      older: () => send({ type: 'history.ask' }),
      reopen: () => send({ type: 'conversation.retry' }),
    }}
  />
)

/** A conversation as a customer sees it, at a desktop and on a phone. */
export const conversationScreens = {
  desktop: (props: Conversation) => (
    <Dialog now={props.now}>
      <ConversationThread {...props} peerName={useStaff()} />
    </Dialog>
  ),
  mobile: (props: Conversation) => (
    <Phone now={props.now}>
      <ConversationThread {...props} peerName={useStaff()} />
    </Phone>
  ),
}

/** A conversation as staff see it. */
export const ConversationAtDesk = (props: Conversation) => (
  <Desk now={props.now}>
    <ConversationThread {...props} peerName="leader" />
  </Desk>
)

/** What is unread in the shop, beside every page of its staff. */
export const RemindersAtDesk = ({ snapshot }: Reminders) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { language } = useLanguage()
  const { badge } = remindersView(snapshot, language)
  const desk = sellerDesk(sayIn(language))
  const { unread } = snapshot.context
  return (
    <DeskLayout
      view={{
        ...desk,
        messages: null,
        entries: desk.entries.map(({ count: _, ...entry }) =>
          entry.key === 'messages' ? { ...entry, count: unread } : entry,
        ),
      }}
      commands={deskCommands}
    >
      <EmptyState title={badge === null ? t('listEmpty') : say(badge)} />
    </DeskLayout>
  )
}

/** The badge, the list and the notices. */
export const RemindersScreen = ({ snapshot, now, send }: Reminders) => {
  const { t } = useTranslation('chat')
  const { language, inLanguage } = useLanguage()
  const { items, notices } = remindersView(snapshot, language)
  return (
    <Stage>
      <div style={{ flex: 1 }}>
        <h1>
          {t('listTitle')} <Badge count={snapshot.context.unread} />
        </h1>
        <ConversationList
          current={null}
          now={now}
          onOpen={nothing}
          items={items.map(({ shopId, shopInfo, ...item }) => ({
            ...item,
            id: shopId,
            name: inLanguage(shopInfo.shopName),
            picture: <Avatar name={inLanguage(shopInfo.shopName)} size={36} decorative />,
          }))}
        />
      </div>
      <ChatNotices
        notices={notices}
        commands={{
          open: (shopId) => send({ type: 'notice.open', shopId }),
          close: (shopId) => send({ type: 'notice.close', shopId }),
        }}
      />
    </Stage>
  )
}
