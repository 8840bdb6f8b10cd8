import type { MallClient } from '@compute-mall/core/actors'
import { type BrowserChat, startChat } from '@compute-mall/react/chat'

let running: { readonly shopId: string; readonly chat: BrowserChat } | null = null

/** The one line of this window for the staff of a shop; it works on phones as well (W22). */
export const staffChat = (client: MallClient, shopId: string): BrowserChat => {
  if (running?.shopId === shopId) return running.chat
  running?.chat.stop()
  const chat = startChat(client, { shopId, side: 'staff', isMobile: false, isOpenOnMobile: true })
  running = { shopId, chat }
  return chat
}
