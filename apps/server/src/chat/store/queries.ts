import {
  type ChatHistory,
  type ChatMessage,
  type ChatSide,
  type DeskFilter,
  HISTORY_PAGE_SIZE,
  MAX_LISTED,
  type Reminders,
  type StaffConversation,
} from '@compute-mall/core/chat'
import type { Page } from '@compute-mall/core/codec'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { logoAddress } from '../../shop/index.ts'
import type { ChatMessageTable, ConversationTable } from '../chat.tables.ts'

export type Conversation = Selectable<ConversationTable>

const messageOf = (row: Selectable<ChatMessageTable>, readers: readonly string[]): ChatMessage => ({
  id: row.id,
  clientId: row.client_id,
  side: row.side,
  isMine: readers.includes(row.sender_id),
  senderName: row.sender_name,
  text: row.body,
  skuId: row.sku_id,
  sequence: row.sequence,
  revision: row.revision,
  sentTime: row.sent_at.toISOString(),
  editedTime: row.edited_at?.toISOString() ?? null,
  isAutomatic: row.is_automatic,
})

export const conversationById = (db: Db, id: string): Promise<Conversation | undefined> =>
  db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()

/** The changes after a place as a reader is told them, oldest first; one more than `most` if there are more. */
export const changesAfter = async (
  db: Db,
  readerId: string,
  { conversationId, from, most }: { conversationId: string; from: number; most: number },
): Promise<readonly ChatMessage[]> => {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('revision', '>', from)
    .orderBy('revision')
    .limit(most + 1)
    .execute()
  return rows.map((row) => messageOf(row, [readerId]))
}

/** The newest messages before a place, in order, as whoever bears these ids is told them. */
export const historyBefore = async (
  db: Db,
  readers: readonly string[],
  conversationId: string,
  before: number,
): Promise<ChatHistory> => {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sequence', '<', before)
    .orderBy('sequence', 'desc')
    .limit(HISTORY_PAGE_SIZE + 1)
    .execute()
  const records = rows
    .slice(0, HISTORY_PAGE_SIZE)
    .map((row) => messageOf(row, readers))
    .reverse()
  return { records, more: rows.length > HISTORY_PAGE_SIZE }
}

/** Unread messages of a customer, or of a shop's staff. */
export const unreadOf = async (db: Db, side: ChatSide, id: string): Promise<number> => {
  const query =
    side === 'customer'
      ? db
          .selectFrom('conversations')
          .select(({ fn }) => fn.sum<string | null>('unread_customer').as('total'))
          .where('customer_id', '=', id)
      : db
          .selectFrom('conversations')
          .select(({ fn }) => fn.sum<string | null>('unread_staff').as('total'))
          .where('shop_id', '=', id)
          .where('unread_staff', '>', 0)
  return Number((await query.executeTakeFirstOrThrow()).total ?? 0)
}

/** What a customer's conversations hold, newest first (R4.11). */
export const remindersOf = async (db: Db, customerId: string): Promise<Reminders> => {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('shops', 'shops.id', 'conversations.shop_id')
    .select([
      'conversations.id',
      'unread_customer',
      'shop_id',
      'last_at',
      'last_text',
      'shops.name',
      'shops.logo',
    ])
    .where('customer_id', '=', customerId)
    .where('last_at', 'is not', null)
    .orderBy('last_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return {
    userUnread: await unreadOf(db, 'customer', customerId),
    messagePoList: rows.map((row) => ({
      conversationId: row.id,
      unread: row.unread_customer,
      shopId: row.shop_id,
      lastTime: row.last_at?.toISOString() ?? '',
      lastMessage: row.last_text ?? '',
      popRemind: row.unread_customer > 0 ? 1 : 0,
      shopInfo: { shopName: row.name, id: row.shop_id, logoUrl: logoAddress(row.logo) },
    })),
  }
}

/** Which of a shop's conversations are asked for, and by whom. */
interface ConversationQuery {
  readonly start: number
  readonly limit: number
  readonly filter: DeskFilter
  readonly staffId: string
  readonly conversationId: string | undefined
}

/** The conversations of a shop in which something was said, newest first. */
export const conversationsOf = async (
  db: Db,
  shopId: string,
  { start, limit, filter, staffId, conversationId }: ConversationQuery,
): Promise<Page<StaffConversation>> => {
  const all = db
    .selectFrom('conversations')
    .where('shop_id', '=', shopId)
    // One that is asked for by its id may be about to begin.
    .where(({ eb }) =>
      conversationId === undefined
        ? eb('last_at', 'is not', null)
        : eb('conversations.id', '=', conversationId),
    )
  const held = {
    all,
    unanswered: all.where('done_at', 'is', null).where('last_side', '=', 'customer'),
    mine: all.where('done_at', 'is', null).where('claimed_by', '=', staffId),
    done: all.where('done_at', 'is not', null),
  }[filter]
  const { total } = await held.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await held
    .leftJoin('users', 'users.id', 'conversations.customer_id')
    .leftJoin('users as linked', 'linked.id', 'conversations.linked_id')
    .select([
      'conversations.id',
      'customer_id',
      'users.user_name',
      'linked.user_name as linked_name',
      'unread_staff',
      'last_at',
      'conversations.created_at',
      'last_text',
      'last_side',
      'claimed_by',
      'claimed_by_name',
      'done_at',
    ])
    .orderBy('last_at', 'desc')
    .orderBy('conversations.id')
    .offset(start)
    .limit(limit)
    .execute()
  return {
    total,
    records: rows.map((row) => ({
      conversationId: row.id,
      customerId: row.customer_id,
      customerName: row.user_name,
      unread: row.unread_staff,
      lastTime: (row.last_at ?? row.created_at).toISOString(),
      lastMessage: row.last_text ?? '',
      isUnanswered: row.done_at === null && row.last_side === 'customer',
      isDone: row.done_at !== null,
      claimedBy: row.claimed_by,
      claimedByName: row.claimed_by_name,
      linkedName: row.linked_name,
    })),
  }
}

/** How many conversations of a shop wait for an answer, and since when the one does that waits longest. */
export const unansweredOf = async (
  db: Db,
  shopId: string,
): Promise<{ readonly unanswered: number; readonly since: string | null }> => {
  const { waiting, since } = await db
    .selectFrom('conversations')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('last_at').as('since')])
    .where('shop_id', '=', shopId)
    .where('done_at', 'is', null)
    .where('last_side', '=', 'customer')
    .executeTakeFirstOrThrow()
  return { unanswered: Number(waiting), since: since === null ? null : new Date(since).toISOString() }
}
