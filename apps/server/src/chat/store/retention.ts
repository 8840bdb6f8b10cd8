import { TEXT_LIFE_MS } from '@compute-mall/core/chat'
import { sql } from 'kysely'
import { audit, jobActor } from '../../audit/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** Rows that one round removes at most of each kind, so that no transaction is long. */
const BATCH_SIZE = 1_000

/** What a round has removed. */
export interface Forgotten {
  readonly conversations: number
  readonly messages: number
  readonly notes: number
}

const oldIn = (db: Db, table: 'conversations' | 'chat_messages' | 'chat_notes', before: Date) => {
  const columns = { conversations: 'last_at', chat_messages: 'sent_at', chat_notes: 'created_at' } as const
  return db
    .selectFrom(table)
    .select('id')
    .where(sql.ref(columns[table]), '<', before)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

const remove = async (
  trx: Db,
  table: 'conversations' | 'chat_messages' | 'chat_notes',
  before: Date,
): Promise<number> => {
  const ids = (await oldIn(trx, table, before)).map(({ id }) => id)
  if (ids.length > 0) await write(trx).deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length
}

/** What is gone is unread to nobody. */
const recount = (trx: Db, before: Date) =>
  sql`
    update conversations set
      unread_customer = (
        select count(*) from chat_messages m where m.conversation_id = conversations.id
        and m.side = 'staff' and not m.is_automatic and m.sequence > read_customer),
      unread_staff = (
        select count(*) from chat_messages m where m.conversation_id = conversations.id
        and m.side = 'customer' and m.sequence > read_staff)
    where (unread_customer > 0 or unread_staff > 0) and created_at < ${before}`.execute(trx)

/**
 * Removes what was said and noted longer ago than it is kept (W25), a batch of it: conversations in which nothing was
 * said since, then the old beginnings of the others. Places in a conversation stay as they are.
 */
export const forgetTexts = async (trx: Db, now: Date): Promise<Forgotten> => {
  const before = new Date(now.getTime() - TEXT_LIFE_MS)
  const conversations = await remove(trx, 'conversations', before)
  const messages = await remove(trx, 'chat_messages', before)
  const notes = await remove(trx, 'chat_notes', before)
  if (messages > 0) await recount(trx, before)
  const forgotten = { conversations, messages, notes }
  if (conversations + messages + notes > 0)
    await audit(trx, jobActor('chat-upkeep', now), {
      action: 'chat.forgotten',
      object: { type: 'chat', id: 'texts' },
      after: { conversations, messages, notes },
    })
  return forgotten
}
