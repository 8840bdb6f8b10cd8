/**
 * Customer service: the connection, a conversation without gaps, and reminders of what is unread (spec section 4,
 * Chat connection; R4.08 to R4.11, R7.03).
 *
 * Three charts, `connectionMachine`, `conversationMachine` and `remindersMachine`, which `createChat` puts together;
 * `ClientFrame` and `ServerFrame` are what goes over the socket; `connectionView`, `conversationView` and
 * `remindersView` are what is shown.
 *
 * @module
 */
export {
  CannedReply,
  ChatBackground,
  ChatHistory,
  ChatListItem,
  ChatMessage,
  ChatNote,
  ChatSide,
  ChatUserInfo,
  ClientFrame,
  DeskFilter,
  FRAME,
  type FrameOf,
  type MessageListFrame,
  Reminders,
  ServerFrame,
  StaffConversation,
  Visitor,
} from './chat.codec.ts'
export { chatEndpoints } from './chat.endpoints.ts'
export { chatRefusals } from './chat.errors.ts'
export {
  COUNTER_FROM,
  EDIT_WINDOW_MS,
  FRAME_LIMIT_BYTES,
  HISTORY_PAGE_SIZE,
  MAX_BACKGROUND_GOODS,
  MAX_BACKGROUND_ORDERS,
  MAX_CANNED_REPLIES,
  MAX_CONNECTIONS,
  MAX_LISTED,
  MAX_MISSED,
  MAX_NOTICES,
  MAX_WAITING,
  MESSAGE_RATE,
  READ_AFTER_MS,
  TEXT_LENGTH,
  TEXT_LIFE_MS,
} from './chat.limits.ts'
export { chatMessages } from './chat.messages.ts'
export { KeptItem, type OutboxItem } from './chat.outbox.ts'
export {
  filledReply,
  insertedAt,
  orderAsked,
  type ReplyFacts,
  repliesFor,
  replyValuesOf,
  unfilledIn,
} from './chat.replies.ts'
export {
  ANSWER_TIMEOUT_MS,
  CHAT_PATH,
  DEFAULT_SHOP_ID,
  HIDDEN_CLOSE_MS,
  isChatOpen,
  isEditable,
  isVisitorsAttempt,
  KEEP_ALIVE_MS,
  lastSequence,
  MAX_ATTEMPTS,
  MAX_PROBES,
  PROBE_INTERVAL_MS,
  RECONNECT_DELAY_MS,
  REMIND_INTERVAL_MS,
  spreadDelay,
  TYPING_INTERVAL_MS,
  unreadIn,
  VISITOR_EVERY,
  withChanges,
  worthOf,
} from './chat.rules.ts'
export { chatUserInfoOf } from './chat.userInfo.ts'
export {
  automaticText,
  type ConnectionView,
  connectionView,
  type HoursView,
  hoursView,
  type ReminderNotice,
  remindersView,
} from './chat.view.ts'
export {
  type ConnectionEmitted,
  type ConnectionEvent,
  type ConnectionInput,
  connectionMachine,
  type SocketSend,
} from './connection.machine.ts'
export type { ConversationContext, ConversationEvent, ConversationInput } from './conversation.context.ts'
export { conversationMachine, type KeepOutbox } from './conversation.machine.ts'
export { type Bubble, type ConversationView, conversationView } from './conversation.view.ts'
export { type Chat, type ConversationActor, createChat } from './createChat.ts'
export { type RemindersEmitted, type RemindersEvent, remindersMachine } from './reminders.machine.ts'
