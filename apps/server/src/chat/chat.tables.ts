import type { ChatSide, ChatUserInfo } from '@compute-mall/core/chat'
import type { Generated } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface VisitorTable {
  id: string
  /** SHA-256 of the cookie's value, which itself is kept nowhere. */
  secret_hash: string
  created_at: Timestamp
}

export interface ConversationTable {
  id: string
  /** A user's id, or a visitor's. */
  customer_id: string
  shop_id: string
  epoch: number
  /** How many changes there were; also the place of the last one (decision D9). */
  sequence: Generated<number>
  /** How far each side has read, and how many messages of the other it has not. */
  read_customer: Generated<number>
  read_staff: Generated<number>
  unread_customer: Generated<number>
  unread_staff: Generated<number>
  last_text: string | null
  last_at: Timestamp | null
  /** Who had the last word; an automatic message has none. */
  last_side: ChatSide | null
  /** Who of the staff answers, since their first reply. */
  claimed_by: string | null
  claimed_by_name: string | null
  /** Since when staff are done with it; null again when the customer writes. */
  done_at: Timestamp | null
  /** The closed period for which the customer was answered automatically, by when it ends. */
  closed_period: string | null
  /** The user whom the visitor turned out to be, where both conversations stay (W24). */
  linked_id: string | null
  created_at: Timestamp
}

export interface ChatMessageTable {
  id: string
  conversation_id: string
  /** Unique among all, so that a message sent again, also under another identity, counts once. */
  client_id: string
  side: ChatSide
  sender_id: string
  sender_name: string
  body: string
  sku_id: string | null
  sequence: number
  revision: number
  sent_at: Timestamp
  edited_at: Timestamp | null
  is_automatic: Generated<boolean>
}

export interface ChatNoteTable {
  id: string
  conversation_id: string
  author_id: string
  author_name: string
  body: string
  created_at: Timestamp
}

export interface CannedReplyTable {
  id: string
  shop_id: string
  /** Whose own it is; null where the shop's staff share it. */
  owner_id: string | null
  title: string
  body: string
  /** Its place among the others, from 0. */
  position: Generated<number>
  created_at: Timestamp
}

/** Shops whose inbox somebody has looked at. */
export interface ShopInboxTable {
  shop_id: string
  first_seen_at: Timestamp
}

/** Open connections, over all server processes. */
export interface ChatLineTable {
  id: Generated<number>
  caller_id: string
  opened_at: Timestamp
}

export interface ChatTables {
  visitors: VisitorTable
  conversations: ConversationTable
  chat_messages: ChatMessageTable
  chat_notes: ChatNoteTable
  canned_replies: CannedReplyTable
  shop_inboxes: ShopInboxTable
  chat_lines: ChatLineTable
  chat_customers: {
    user_id: string
    info: Omit<ChatUserInfo, 'stated'> & Partial<Pick<ChatUserInfo, 'stated'>>
    told_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends ChatTables {}
}
