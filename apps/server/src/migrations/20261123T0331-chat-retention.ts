import { type Kysely, sql } from 'kysely'

/** By what old texts of chat are found (W25). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index chat_messages_sent on chat_messages (sent_at)`.execute(db)
  await sql`create index chat_notes_created on chat_notes (created_at)`.execute(db)
  await sql`create index conversations_last on conversations (last_at)`.execute(db)
}
