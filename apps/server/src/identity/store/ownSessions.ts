import { deviceOf, type Session } from '@compute-mall/core/identity'
import type { Config } from '../../platform/config/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { hashOf } from '../../platform/secrets.ts'
import { write } from './write.ts'

const MAX_SHOWN = 100

/** The key by which a session is named, of the secret in its cookie; null without one. */
export const sessionKey = (secret: string | undefined): string | null =>
  secret === undefined ? null : hashOf(secret)

/** The live sessions of a user, the latest used first; `current` is the key of the one that asks. */
export const sessionsOf = async (
  db: Db,
  { session }: Config,
  user: { readonly id: string; readonly roleType: 'common' | 'manager' },
  current: string | null,
  now: Date,
): Promise<readonly Session[]> => {
  const idleMs = user.roleType === 'manager' ? session.backOfficeIdleMs : session.idleMs
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash', 'created_at', 'seen_at', 'device'])
    .where('user_id', '=', user.id)
    .where('created_at', '>', new Date(now.getTime() - session.mostMs))
    .where('seen_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id_hash, created_at, seen_at, device }) => ({
    sessionId: id_hash,
    ...deviceOf(device),
    beginTime: created_at.toISOString(),
    seenTime: seen_at.toISOString(),
    isCurrent: id_hash === current,
  }))
}

/** Ends sessions of a user but the current one; all others where none is named. Gives how many ended. */
export const endOwnSessions = async (
  trx: Db,
  userId: string,
  current: string | null,
  sessionIds: readonly string[],
): Promise<number> => {
  let ended = write(trx).deleteFrom('sessions').where('user_id', '=', userId)
  if (current !== null) ended = ended.where('id_hash', '<>', current)
  if (sessionIds.length > 0) ended = ended.where('id_hash', 'in', sessionIds)
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
