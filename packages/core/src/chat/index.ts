/**
 * Customer service: the connection, a conversation without gaps, and reminders of what is unread (spec section 4,
 * Chat connection; R4.08 to R4.11, R7.03).
 *
 * Three charts, `connectionMachine`, `conversationMachine` and `remindersMachine`, which `createChat` puts together;
 * `ClientFrame` and `ServerFrame` are what goes over the socket; `connectionView`, `conversationView` and
 * `remindersView` are what is shown.
 */
export * from './chat.codec.ts'
export * from './chat.endpoints.ts'
export { chatRefusals } from './chat.errors.ts'
export * as chatFixtures from './chat.fixtures.ts'
export * from './chat.messages.ts'
export { KeptItem, type OutboxItem } from './chat.outbox.ts'
export * from './chat.replies.ts'
export * from './chat.rules.ts'
export * from './chat.userInfo.ts'
export * from './chat.view.ts'
export * from './connection.machine.ts'
export type { ConversationContext, ConversationEvent, ConversationInput } from './conversation.context.ts'
export * from './conversation.machine.ts'
export * from './conversation.view.ts'
export * from './createChat.ts'
export * from './reminders.machine.ts'
