import { MAX_CONNECTIONS } from '@compute-mall/core/chat'
import { DAY_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { type Db, inTransaction, lockSubject } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** A session ends after 7 days and a visitor's cookie after 30; whatever a process that crashed left is older. */
const LINE_DAYS = 31

/** A connection that was entered, and those of the same caller that gave way to it. */
export interface OpenedLine {
  readonly id: number
  readonly evicted: readonly number[]
}

/** Enters a connection; the oldest of the same caller beyond the limit give way, in whichever process they are. */
export const openLine = (db: Db, callerId: string, now: Date): Promise<OpenedLine> =>
  inTransaction(db, async (trx) => {
    // One after the other: two that open at once would not see each other.
    await lockSubject(trx, `chat-line:${callerId}`)
    const { id } = await write(trx)
      .insertInto('chat_lines')
      .values({ caller_id: callerId, opened_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const evicted = await write(trx)
      .deleteFrom('chat_lines')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('chat_lines')
          .select('id')
          .where('caller_id', '=', callerId)
          .orderBy('id', 'desc')
          .offset(MAX_CONNECTIONS),
      )
      .returning('id')
      .execute()
    return { id, evicted: evicted.map((line) => line.id) }
  })

export const closeLine = async (db: Db, id: number): Promise<void> => {
  await write(db).deleteFrom('chat_lines').where('id', '=', id).execute()
}

/** Which of these connections did not give way to another. */
export const linesAmong = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{
    id: number
  }>`select id from chat_lines where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Forgets the connections of processes that ended without a word. */
export const forgetLines = async (db: Db, now: number): Promise<void> => {
  await write(db)
    .deleteFrom('chat_lines')
    .where('opened_at', '<', new Date(now - LINE_DAYS * DAY_MS))
    .execute()
}
