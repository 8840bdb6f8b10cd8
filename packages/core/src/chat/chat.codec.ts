import * as t from 'io-ts'
import {
  Count,
  Id,
  Instant,
  Nullable,
  OneOf,
  Personal,
  StringOf,
  Tagged,
  TextOf,
  TextUpTo,
  Words,
} from '../codec/index.ts'
import { OrderStatus, ProvisionStatus, RefundProgress } from '../order/index.ts'
import { TEXT_LENGTH } from './chat.limits.ts'

/** Who speaks in a conversation: the customer, or those who serve the shop. */
export const ChatSide = OneOf('ChatSide', ['customer', 'staff'])
export type ChatSide = t.TypeOf<typeof ChatSide>

/** Names a message before the server has seen it, unique for ever: sent twice under one id, it counts once. */
export const ClientMessageId = StringOf('ClientMessageId', (s) => /^[\w-]{16,64}$/.test(s))

/** What one message may say: something, up to 2,000 UTF-16 units, in lines without controls and turns of direction. */
export const ChatText = TextOf('ChatText', TextUpTo(TEXT_LENGTH), (text) => text !== '')

/**
 * A message of a conversation. `sequence` is its place for ever; `revision` is the place of its last change, so that
 * an edit is told to those who missed it as a new message is (decision D9).
 */
export const ChatMessage = t.readonly(
  t.type({
    id: Id,
    clientId: ClientMessageId,
    side: ChatSide,
    /** Written by whoever receives it, on this device or another; a colleague's is of the same side. */
    isMine: t.boolean,
    senderName: Personal('name', t.string),
    text: Personal('words', t.string),
    /** The goods page from which the customer came, by what was chosen there. */
    skuId: Nullable(Id),
    sequence: Count,
    revision: Count,
    sentTime: Instant,
    editedTime: Nullable(Instant),
    /** Nobody wrote it: the shop was closed. It asks for no notice (W37). */
    isAutomatic: t.boolean,
  }),
  'ChatMessage',
)
export type ChatMessage = t.TypeOf<typeof ChatMessage>

/** How far a client knows a conversation; another epoch means that its history was begun anew (decision D9). */
export const ChatPlace = t.readonly(
  t.type({ conversationId: Id, epoch: Count, sequence: Count }),
  'ChatPlace',
)
export type ChatPlace = t.TypeOf<typeof ChatPlace>

/** The `operateType` of each frame of a client (R7.03): the first two by specification, the others decided. */
export const FRAME = {
  register: 1,
  keepAlive: 2,
  send: 3,
  read: 4,
  edit: 5,
  open: 6,
  typing: 7,
  claim: 8,
  finish: 9,
} as const

const frame = <O extends number, P extends t.Props>(operateType: O, props: P) =>
  t.readonly(t.type({ operateType: t.literal(operateType), ...props }))

/** What a client sends over `/acx/customerservice/ws/message` (R7.03). */
export const ClientFrame = Tagged('ClientFrame', 'operateType', [
  /** Registers for one side: a customer everywhere, or the staff of `shopId`. */
  frame(FRAME.register, { userId: Id, shopId: Id, side: ChatSide }),
  /** Keep-alive. */
  frame(FRAME.keepAlive, { userId: Id }),
  frame(FRAME.send, {
    conversationId: Id,
    clientId: ClientMessageId,
    text: Personal('words', ChatText),
    skuId: Nullable(Id),
  }),
  /** Everything up to `sequence` is read. */
  frame(FRAME.read, { conversationId: Id, sequence: Count }),
  /** Changes the text of a message of one's own. */
  frame(FRAME.edit, { conversationId: Id, messageId: Id, text: Personal('words', ChatText) }),
  /** Opens a conversation, by its shop or, for staff, by its id, and asks for all that came after `known`. */
  frame(FRAME.open, { shopId: Id, conversationId: Nullable(Id), known: Nullable(ChatPlace) }),
  /** Somebody is writing. Told to the other side, kept nowhere, and answered by nothing. */
  frame(FRAME.typing, { conversationId: Id }),
  /** Staff answer this customer from now on, in place of who did before. */
  frame(FRAME.claim, { conversationId: Id }),
  /** Staff are done with a conversation, until its customer writes again. */
  frame(FRAME.finish, { conversationId: Id }),
])
export type ClientFrame = t.TypeOf<typeof ClientFrame>
/** The frame of this name. */
export type FrameOf<K extends keyof typeof FRAME> = Extract<
  ClientFrame,
  { readonly operateType: (typeof FRAME)[K] }
>

const told = <K extends string, P extends t.Props>(type: K, props: P) =>
  t.readonly(t.type({ type: t.literal(type), ...props }))

/** What the server sends (R7.03; spec section 7: userUnreadCount and messageList; the others are decided). */
export const ServerFrame = Tagged('ServerFrame', 'type', [
  /** Answers a registration, and comes whenever anything has changed. For staff it counts their shop. */
  told('userUnreadCount', { userUnreadCount: Count }),
  /** Answers a keep-alive. */
  told('alive', {}),
  /**
   * Every change after `from` up to `sequence`. With `reload` it stands in place of all that was known, and
   * `more` says whether older messages can be asked for. `read` is how far the receiving side has read.
   */
  told('messageList', {
    conversationId: Id,
    shopId: Id,
    epoch: Count,
    from: Count,
    sequence: Count,
    reload: t.boolean,
    more: t.boolean,
    read: Count,
    messageList: t.readonlyArray(ChatMessage),
  }),
  /** The message is kept, under this id for ever; answers each sending of it. */
  told('accepted', { clientId: ClientMessageId, conversationId: Id }),
  /** The receiving side has read so far, here or in another window. */
  told('read', { conversationId: Id, sequence: Count }),
  /** The other side has read so far. */
  told('peerRead', { conversationId: Id, sequence: Count }),
  /** Somebody of the other side is writing; for staff, also a colleague. */
  told('typing', { conversationId: Id, name: t.string }),
  /** The frame of this `operateType` came to nothing. */
  told('refused', {
    operateType: Count,
    clientId: Nullable(ClientMessageId),
    conversationId: Nullable(Id),
    shopId: Nullable(Id),
    code: t.string,
    msg: t.string,
    details: t.readonly(t.record(t.string, t.union([t.string, t.number]))),
  }),
])
export type ServerFrame = t.TypeOf<typeof ServerFrame>
/** The frame that brings messages. */
export type MessageListFrame = Extract<ServerFrame, { readonly type: 'messageList' }>
/** The frame that says no. */
export type RefusedFrame = Extract<ServerFrame, { readonly type: 'refused' }>

/** A conversation as its customer sees it in the list (spec section 3, Chat state). */
export const ChatListItem = t.readonly(
  t.type({
    conversationId: Id,
    unread: Count,
    shopId: Id,
    lastTime: Instant,
    lastMessage: Personal('words', t.string),
    /** 1 means that a notice is shown (R4.11). */
    popRemind: t.union([t.literal(0), t.literal(1)]),
    shopInfo: t.readonly(t.type({ shopName: Words, id: Id, logoUrl: Nullable(t.string) })),
  }),
  'ChatListItem',
)
export type ChatListItem = t.TypeOf<typeof ChatListItem>

/** Unread messages in all, and the conversations, newest first (spec section 7, Chat). */
export const Reminders = t.readonly(
  t.type({ userUnread: Count, messagePoList: t.readonlyArray(ChatListItem) }),
  'Reminders',
)
export type Reminders = t.TypeOf<typeof Reminders>

/**
 * What customer service is told about a customer (spec section 7, customer-info). Lists hold texts, since forms carry
 * no lists of records (docs/decisions/0002): a computing centre with its account, the names of members and groups.
 */
export const ChatUserInfo = t.readonly(
  t.type({
    userName: Personal('name', t.string),
    userLabel: t.string,
    salerFullName: Personal('name', Nullable(t.string)),
    createTime: Instant,
    clusterDetail: t.readonlyArray(t.string),
    isLeader: t.boolean,
    /** The members of the group, for its leader alone (R6.07). */
    groupUsersInfos: t.readonlyArray(t.string),
    groupNameList: t.readonlyArray(t.string),
    /** What customers say of themselves and the platform does not know: shown as such, and believed by nobody. */
    stated: t.readonlyArray(Personal('words', t.string)),
  }),
  'ChatUserInfo',
)
export type ChatUserInfo = t.TypeOf<typeof ChatUserInfo>

/** A visitor's name, issued by the server; what proves it is a cookie that scripts cannot read (decision D9). */
export const Visitor = t.readonly(t.type({ visitorId: Id }), 'Visitor')
export type Visitor = t.TypeOf<typeof Visitor>

/** Older messages, in order; `more` says whether there are older ones still. */
export const ChatHistory = t.readonly(
  t.type({ records: t.readonlyArray(ChatMessage), more: t.boolean }),
  'ChatHistory',
)
export type ChatHistory = t.TypeOf<typeof ChatHistory>

/** A conversation as the shop's staff see it in their list. */
export const StaffConversation = t.readonly(
  t.type({
    conversationId: Id,
    /** A user's id, or a visitor's. */
    customerId: Id,
    /** The user's name; null for a visitor. */
    customerName: Personal('name', Nullable(t.string)),
    unread: Count,
    lastTime: Instant,
    lastMessage: Personal('words', t.string),
    /** The last word is the customer's, and the conversation is not done. */
    isUnanswered: t.boolean,
    isDone: t.boolean,
    /** Who answers, since their first reply or since they took it over; null while nobody does. */
    claimedBy: Nullable(Id),
    claimedByName: Personal('name', Nullable(t.string)),
    /** A visitor who has signed in since as a user with a conversation of their own (W24): the user's name. */
    linkedName: Personal('name', Nullable(t.string)),
  }),
  'StaffConversation',
)
export type StaffConversation = t.TypeOf<typeof StaffConversation>

/** What staff see of their conversations. */
export const DeskFilter = OneOf('DeskFilter', ['unanswered', 'mine', 'all', 'done'])
export type DeskFilter = t.TypeOf<typeof DeskFilter>

/** What staff tell each other about a conversation; its customer never sees it. */
export const ChatNote = t.readonly(
  t.type({ id: Id, authorName: Personal('name', t.string), text: Personal('words', t.string), at: Instant }),
  'ChatNote',
)
export type ChatNote = t.TypeOf<typeof ChatNote>

/** A reply written once for many: one's own, or shared by the shop's staff. */
export const CannedReply = t.readonly(
  t.type({ id: Id, title: t.string, text: Personal('words', t.string), isShared: t.boolean }),
  'CannedReply',
)
export type CannedReply = t.TypeOf<typeof CannedReply>

/** A line that the customer of a conversation ordered from its shop. */
export const ChatOrder = t.readonly(
  t.type({
    lineId: Id,
    orderNo: t.string,
    goodsId: Id,
    skuId: Id,
    name: Words,
    status: OrderStatus,
    refund: Nullable(RefundProgress),
    provision: ProvisionStatus,
    createTime: Instant,
  }),
  'ChatOrder',
)
export type ChatOrder = t.TypeOf<typeof ChatOrder>

/** Goods of the shop that a conversation is about, by the sku that was asked about. */
export const ChatGoods = t.readonly(t.type({ skuId: Id, goodsId: Id, name: Words }), 'ChatGoods')
export type ChatGoods = t.TypeOf<typeof ChatGoods>

/** What a conversation is about: the customer's latest orders here, and the goods asked about, the latest first. */
export const ChatBackground = t.readonly(
  t.type({ orders: t.readonlyArray(ChatOrder), goods: t.readonlyArray(ChatGoods) }),
  'ChatBackground',
)
export type ChatBackground = t.TypeOf<typeof ChatBackground>
