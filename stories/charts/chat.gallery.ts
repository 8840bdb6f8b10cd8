import {
  type ChatSide,
  type ConnectionInput,
  type ConversationInput,
  connectionMachine,
  conversationMachine,
  FRAME,
  isVisitorsAttempt,
  MAX_ATTEMPTS,
  remindersMachine,
} from '@compute-mall/core/chat'
import { chatFixtures } from '@compute-mall/core/chat/testing'
import type { Gallery } from './gallery.ts'

const { answer, chatListItem, messageList, question } = chatFixtures
const start = Date.parse('2026-11-21T12:00:00.000Z')
const clientId = 'my-own-message-0001'

const connectionInput: ConnectionInput = {
  shopId: '1001',
  side: 'customer',
  isMobile: false,
  isOpenOnMobile: false,
}

const loaded = ['user.loaded']
const standing = [...loaded, 'socket.opened', 'socket.frame unread 2']
const lost = 'socket.closed'
/** Attempts of which each comes to nothing; those of a visitor ask for an id first. */
const attempts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => [
    'after reconnect',
    ...(isVisitorsAttempt(index + 1) ? ['visitor.issued'] : []),
    lost,
  ]).flat()

/** The line of chat, as one side has it. */
export const connectionGallery = (side: ChatSide): Gallery<typeof connectionMachine> => ({
  machine: connectionMachine,
  input: { ...connectionInput, side },
  start,
  events: {
    'user.loaded': () => ({ type: 'user.loaded', userId: 'u-leader' }),
    'user.loaded nobody': () => ({ type: 'user.loaded', userId: null }),
    'page.shown': () => ({ type: 'page.shown' }),
    'page.hidden': () => ({ type: 'page.hidden' }),
    'visitor.issued': () => ({ type: 'visitor.issued', visitorId: 'v-1' }),
    'visitor.refused': () => ({ type: 'visitor.refused' }),
    'socket.opened': () => ({ type: 'socket.opened' }),
    'socket.frame unread 2': () => ({
      type: 'socket.frame',
      frame: { type: 'userUnreadCount', userUnreadCount: 2 },
    }),
    'socket.frame alive': () => ({ type: 'socket.frame', frame: { type: 'alive' } }),
    [lost]: () => ({ type: 'socket.closed' }),
    'unread.polled 5': () => ({ type: 'unread.polled', count: 5 }),
    'connection.retry': () => ({ type: 'connection.retry' }),
  },
  scenarios: {
    unloaded: { steps: [] },
    barred: { input: { ...connectionInput, side, isMobile: true }, steps: loaded },
    'active.page.shown': { steps: loaded },
    'active.page.hidden': { steps: [...standing, 'page.hidden'] },
    'active.page.left': { steps: [...standing, 'page.hidden', 'after hiddenClose'] },
    'active.line.issuing': { steps: ['user.loaded nobody'] },
    'active.line.connected.opening': { steps: loaded },
    'active.line.connected.registering': { steps: [...loaded, 'socket.opened'] },
    'active.line.connected.standing': { steps: standing },
    'active.line.connected.probing': { steps: [...standing, 'after keepAlive'] },
    'active.line.connected.doubted': { steps: [...standing, 'unread.polled 5'] },
    'active.line.resting': { steps: [...standing, lost] },
    'active.line.givenUp': { steps: [...loaded, lost, ...attempts(MAX_ATTEMPTS)] },
    'active.line.asleep': { steps: [...standing, 'page.hidden', 'after hiddenClose'] },
  },
})

const inputs: Readonly<Record<ChatSide, ConversationInput>> = {
  customer: { side: 'customer', shopId: '1001', conversationId: null, owner: 'u-leader' },
  staff: { side: 'staff', shopId: '1001', conversationId: 'c-1', owner: 'u-service' },
}

const opened = ['line.opened', 'messageList']
const writing = [...opened, 'message.send']

/** One conversation, as one side has it. */
export const conversationGallery = (side: ChatSide): Gallery<typeof conversationMachine> => ({
  machine: conversationMachine,
  input: inputs[side],
  start,
  events: {
    'line.opened': () => ({ type: 'line.opened', userId: 'u-leader' }),
    'line.closed': () => ({ type: 'line.closed' }),
    messageList: () => ({ type: 'line.frame', frame: { ...messageList, more: true } }),
    'messageList next': () => ({
      type: 'line.frame',
      frame: {
        ...messageList,
        reload: false,
        from: 3,
        sequence: 4,
        messageList: [{ ...(side === 'customer' ? answer : question), id: 'm-3', sequence: 4, revision: 4 }],
      },
    }),
    'message.send': (now) => ({
      type: 'message.send',
      clientId,
      text: '👩‍💻 12:00 ✓',
      skuId: null,
      writtenTime: new Date(now).toISOString(),
    }),
    accepted: () => ({ type: 'line.frame', frame: { type: 'accepted', clientId, conversationId: 'c-1' } }),
    'refused SYS10006': () => ({ type: 'line.frame', frame: refusedOf('SYS10006', { seconds: 4 }) }),
    'refused SYS10001': () => ({ type: 'line.frame', frame: refusedOf('SYS10001', { field: 'text' }) }),
    'refused MALL10004': () => ({
      type: 'line.frame',
      frame: {
        ...refusedOf('MALL10004', {}),
        operateType: FRAME.open,
        clientId: null,
        conversationId: inputs[side].conversationId,
        shopId: '1001',
      },
    }),
    peerRead: () => ({
      type: 'line.frame',
      frame: { type: 'peerRead', conversationId: 'c-1', sequence: 2 },
    }),
    typing: () => ({
      type: 'line.frame',
      frame: { type: 'typing', conversationId: 'c-1', name: side === 'customer' ? 'service' : 'leader' },
    }),
    'draft.typed': () => ({ type: 'draft.typed' }),
    'conversation.read': () => ({ type: 'conversation.read' }),
    'conversation.retry': () => ({ type: 'conversation.retry' }),
    'message.retry': () => ({ type: 'message.retry', clientId }),
    'message.discard': () => ({ type: 'message.discard', clientId }),
    'history.ask': () => ({ type: 'history.ask' }),
    'history.known': () => ({
      type: 'history.known',
      before: 1,
      history: { records: [{ ...question, id: 'm-0', sequence: 0, revision: 0 }], more: false },
    }),
    'history.unknown': () => ({ type: 'history.unknown', failure: { kind: 'unanswered' } }),
  },
  scenarios: {
    'line.away': { steps: [] },
    'line.resuming': { steps: ['line.opened'] },
    'line.current.idle': { steps: opened },
    'line.current.sending': { steps: writing },
    'line.current.slowed': { steps: [...writing, 'refused SYS10006'] },
    'line.refused': { steps: ['line.opened', 'refused MALL10004'] },
    'peer.still': { steps: [...opened, 'peerRead'] },
    'peer.writing': { steps: [...opened, 'typing'] },
    'writer.silent': { steps: [...writing, 'refused SYS10001'] },
    'writer.told': { steps: [...opened, 'draft.typed'] },
    'past.quiet': { steps: [...opened, 'history.ask', 'history.known'] },
    'past.asking': { steps: [...opened, 'history.ask'] },
  },
})

const refusedOf = (code: string, details: Readonly<Record<string, string | number>>) => ({
  type: 'refused' as const,
  operateType: FRAME.send,
  clientId,
  conversationId: 'c-1',
  shopId: null,
  code,
  msg: '',
  details,
})

const shops = ['1001', '1002', '1003', '1004', '1005']
const names = ['平台自营旗舰店', '云帆算力', '星澜智算', '海晏数据', '天工应用']
const items = shops.map((shopId, index) => ({
  ...chatListItem,
  conversationId: `c-${index + 1}`,
  shopId,
  shopInfo: { id: shopId, shopName: { zh: names[index] ?? shopId, en: `Shop ${shopId}` }, logoUrl: null },
}))

/** What is unread, and the notices of it; staff are told how much is unread in their shop, and list by themselves. */
export const remindersGallery = (side: ChatSide): Gallery<typeof remindersMachine> => ({
  machine: remindersMachine,
  input: undefined,
  start,
  events: {
    'user.known': () => ({ type: 'user.known', userId: inputs[side].owner }),
    'user.left': () => ({ type: 'user.left' }),
    'reminders.known': () => ({
      type: 'reminders.known',
      reminders: { userUnread: items.length, messagePoList: side === 'customer' ? items : [] },
    }),
    'reminders.known nothing': () => ({
      type: 'reminders.known',
      reminders: { userUnread: 0, messagePoList: [] },
    }),
    'reminders.unknown': () => ({ type: 'reminders.unknown' }),
    'unread.told 120': () => ({ type: 'unread.told', count: 120 }),
    'message.kept': () => ({ type: 'message.kept' }),
    'notice.close': () => ({ type: 'notice.close', shopId: '1001' }),
    'notice.open': () => ({ type: 'notice.open', shopId: '1001' }),
  },
  scenarios: {
    idle: { steps: [] },
    asking: { steps: ['user.known'] },
    resting: { steps: ['user.known', 'reminders.known'] },
  },
})
