/** Chat in React: its charts on this window's socket, conversations on a screen, the count in the title. */
export { type BrowserChat, startChat } from './startChat.ts'
export { type AlertChoices, useAlertChoices, useAlerts } from './useAlerts.ts'
export { useChatUser } from './useChatUser.ts'
export { type ConversationPlace, type OpenConversation, useConversation } from './useConversation.ts'
export { useGoodsNames } from './useGoodsNames.ts'
export { useSnapshot } from './useSnapshot.ts'
export { useTitleCount } from './useTitleCount.ts'
