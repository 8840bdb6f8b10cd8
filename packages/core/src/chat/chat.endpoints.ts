import * as t from 'io-ts'
import {
  BooleanFromText,
  between,
  Id,
  Instant,
  IntegerFromText,
  LineUpTo,
  Nullable,
  Optional,
  Page,
  Personal,
  Repeated,
} from '../codec/index.ts'
import { anyone, endpoint, signedIn, withDuty } from '../http/index.ts'
import {
  CannedReply,
  ChatBackground,
  ChatHistory,
  ChatNote,
  ChatSide,
  ChatText,
  ChatUserInfo,
  DeskFilter,
  Reminders,
  StaffConversation,
  Visitor,
} from './chat.codec.ts'
import { MAX_CANNED_REPLIES } from './chat.limits.ts'

/**
 * Spec section 7, Chat and customer-info (the first two); the others are decided. Where nobody needs to be signed in,
 * the caller is known by a session or by the cookie of a visitor id; what belongs to others is SYS10002.
 */
export const chatEndpoints = {
  /** For staff (`side`) it counts what is unread in their shop, and lists nothing. */
  remind: endpoint({
    method: 'GET',
    path: '/customerservice/message/remind',
    access: anyone,
    query: t.type({ userId: Id, side: Optional(ChatSide) }),
    response: Reminders,
  }),
  /**
   * Introduces the customer to customer service. What the server knows counts, and is what it answers; what else the
   * customer says of themself (name, sales contact, centres, groups) is `stated`.
   */
  customerInfo: endpoint({
    method: 'POST',
    path: '/customerservice/user/customer-info',
    access: signedIn,
    body: t.type({
      userName: Personal('name', LineUpTo(64)),
      userLabel: LineUpTo(64),
      salerFullName: Personal('name', Optional(LineUpTo(64))),
      createTime: Instant,
      clusterDetail: Repeated(LineUpTo(256)),
      isLeader: BooleanFromText,
      groupUsersInfos: Repeated(LineUpTo(64), 200),
      groupNameList: Repeated(LineUpTo(128)),
    }),
    response: ChatUserInfo,
  }),
  /**
   * The visitor id of this browser, or a fresh one, which takes over the conversations of the one before it.
   * Refusals: SYS10006.
   */
  issueVisitor: endpoint({
    method: 'POST',
    path: '/customerservice/visitor',
    access: anyone,
    body: t.type({ fresh: BooleanFromText }),
    response: Visitor,
  }),
  /** Messages before a place, the newest of them. Refusals: SYS10002. */
  history: endpoint({
    method: 'GET',
    path: '/customerservice/message/history',
    access: anyone,
    query: t.type({ conversationId: Id, before: between(IntegerFromText, 0, Number.MAX_SAFE_INTEGER) }),
    response: ChatHistory,
  }),
  /**
   * The conversations of the shop that the caller serves, newest first; with an id that one alone. Refusals: AUTH10004.
   */
  conversations: endpoint({
    method: 'GET',
    path: '/customerservice/message/conversations',
    access: withDuty('service'),
    query: t.type({
      start: between(IntegerFromText, 0, 10_000),
      limit: between(IntegerFromText, 1, 120),
      filter: Optional(DeskFilter),
      conversationId: Optional(Id),
    }),
    response: Page(StaffConversation),
  }),
  /** What its customer has told, for the staff of the conversation's shop; null about a visitor. Refusals: SYS10002. */
  customerInfoOf: endpoint({
    method: 'GET',
    path: '/customerservice/user/customer-info',
    access: signedIn,
    query: t.type({ conversationId: Id }),
    response: Nullable(ChatUserInfo),
  }),
  /**
   * What its customer ordered from the shop and which of its goods were asked about; nothing of other shops. A visitor
   * has no orders. Refusals: AUTH10004, SYS10002.
   */
  background: endpoint({
    method: 'GET',
    path: '/customerservice/message/background',
    access: withDuty('service'),
    query: t.type({ conversationId: Id }),
    response: ChatBackground,
  }),
  /**
   * The conversation with whoever bought a line of the caller's shop, begun where there is none yet (width 2.5, Orders).
   * Refusals: AUTH10004; SYS10002 for a line of another shop.
   */
  withBuyer: endpoint({
    method: 'POST',
    path: '/customerservice/message/buyer',
    access: withDuty('service'),
    body: t.type({ lineId: Id }),
    response: t.readonly(t.type({ conversationId: Id })),
  }),
  /** What staff have noted about a conversation, oldest first. Refusals: AUTH10004, SYS10002. */
  notes: endpoint({
    method: 'GET',
    path: '/customerservice/message/note',
    access: withDuty('service'),
    query: t.type({ conversationId: Id }),
    response: t.readonlyArray(ChatNote),
  }),
  /** Notes something for the staff alone. Refusals: AUTH10004, SYS10002. */
  addNote: endpoint({
    method: 'POST',
    path: '/customerservice/message/note',
    access: withDuty('service'),
    body: t.type({ conversationId: Id, text: Personal('words', ChatText) }),
    response: ChatNote,
  }),
  /** One's own canned replies and those of the shop, in their order. Refusals: AUTH10004. */
  cannedReplies: endpoint({
    method: 'GET',
    path: '/mall/seller/canned-reply',
    access: withDuty('service'),
    response: t.readonlyArray(CannedReply),
  }),
  /** Writes a canned reply. Refusals: AUTH10004. */
  addCannedReply: endpoint({
    method: 'POST',
    path: '/mall/seller/canned-reply',
    access: withDuty('service'),
    body: t.type({ title: LineUpTo(64), text: Personal('words', ChatText), shared: BooleanFromText }),
    response: CannedReply,
  }),
  /** Changes one's own canned reply, or one of the shop. Refusals: SYS10002, AUTH10004. */
  changeCannedReply: endpoint({
    method: 'POST',
    path: '/mall/seller/canned-reply/change',
    access: withDuty('service'),
    body: t.type({ id: Id, title: LineUpTo(64), text: Personal('words', ChatText), shared: BooleanFromText }),
    response: CannedReply,
  }),
  /** Puts canned replies into this order; those not named come after them. Refusals: SYS10002, AUTH10004. */
  orderCannedReplies: endpoint({
    method: 'POST',
    path: '/mall/seller/canned-reply/order',
    access: withDuty('service'),
    body: t.type({ id: Repeated(Id, MAX_CANNED_REPLIES) }),
    response: t.readonlyArray(CannedReply),
  }),
  /** Removes one's own canned reply, or one of the shop. Refusals: SYS10002, AUTH10004. */
  removeCannedReply: endpoint({
    method: 'POST',
    path: '/mall/seller/canned-reply/remove',
    access: withDuty('service'),
    body: t.type({ id: Id }),
    response: t.readonlyArray(CannedReply),
  }),
}
