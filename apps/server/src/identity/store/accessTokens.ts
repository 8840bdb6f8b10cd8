import { isBlank } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type AccessToken,
  type CreatedAccessToken,
  MAX_ACCESS_TOKENS,
  type TokenScope,
} from '@compute-mall/core/identity'
import { MINUTE_MS } from '@compute-mall/core/time'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Authenticate } from '../../platform/http/index.ts'
import { bearerOf } from '../../platform/http/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf, isSecret, newSecret } from '../../platform/secrets.ts'
import type { IdentityTables } from '../identity.tables.ts'
import { accountOfRow, lockUser, selectUsers, sessionUserOf } from './users.ts'
import { write } from './write.ts'

/** Before the secret of a token, so that one that lies about is known for what it is. */
const PREFIX = 'cmt_'
const ENDING_LENGTH = 4
/** How often a token in use is noted in the database. */
const TOUCH_MS = MINUTE_MS

type TokenRow = Omit<Selectable<IdentityTables['access_tokens']>, 'user_id' | 'secret_hash'>

const tokenOf = ({ id, name, scope, ending, created_at, used_at }: TokenRow): AccessToken => ({
  tokenId: id,
  name,
  scope,
  ending,
  createTime: created_at.toISOString(),
  lastUseTime: used_at?.toISOString() ?? null,
})

/** A user's tokens, the newest first. */
export const accessTokensOf = async (db: Db, userId: string): Promise<readonly AccessToken[]> => {
  const rows = await db
    .selectFrom('access_tokens')
    .select(['id', 'name', 'scope', 'ending', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(tokenOf)
}

interface NewToken {
  readonly userId: string
  readonly name: string
  readonly scope: TokenScope
  readonly now: Date
}

/** Makes a token; its secret is given here and kept nowhere. Refusals: TOKEN10002, TOKEN10003. */
export const createAccessToken = async (
  trx: Db,
  { userId, name, scope, now }: NewToken,
): Promise<E.Either<Refusal, CreatedAccessToken>> => {
  if (isBlank(name)) return E.left(refusals.tokenNameMissing())
  await lockUser(trx, userId)
  if ((await accessTokensOf(trx, userId)).length >= MAX_ACCESS_TOKENS)
    return E.left(refusals.tooManyTokens({ most: MAX_ACCESS_TOKENS }))
  const secret = newSecret()
  const row = {
    id: newId(),
    user_id: userId,
    name: name.trim(),
    scope,
    secret_hash: hashOf(secret),
    ending: secret.slice(-ENDING_LENGTH),
    created_at: now,
    used_at: null,
  }
  await write(trx).insertInto('access_tokens').values(row).execute()
  return E.right({ token: tokenOf(row), secret: PREFIX + secret })
}

/** Takes a token of this user away. Refusal: SYS10002. */
export const revokeAccessToken = async (
  trx: Db,
  userId: string,
  tokenId: string,
): Promise<E.Either<Refusal, { readonly name: string }>> => {
  const gone = await write(trx)
    .deleteFrom('access_tokens')
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return gone === undefined ? E.left(refusals.notFound()) : E.right(gone)
}

/**
 * Knows callers by the token of a request; null without a token that is known. Staff of the platform have none, and
 * those of a disabled account open nothing.
 */
export const tokenAuthenticate = ({ db, prepared, clock }: Platform): Authenticate => {
  const find = prepared('user-by-access-token', (kysely, given: { hash: string }) =>
    selectUsers(kysely)
      .innerJoin('access_tokens', 'access_tokens.user_id', 'users.id')
      .select(['access_tokens.id as token_id', 'access_tokens.scope', 'access_tokens.used_at'])
      .where('secret_hash', '=', given.hash)
      .where('users.role_type', '=', 'common')
      .where('users.disabled_at', 'is', null),
  )
  return async (request) => {
    const secret = bearerOf(request)?.slice(PREFIX.length)
    if (secret === undefined || !isSecret(secret)) return null
    const [row] = await find({ hash: hashOf(secret) })
    if (row === undefined) return null
    const now = clock()
    if (row.used_at === null || now - row.used_at.getTime() >= TOUCH_MS)
      await write(db)
        .updateTable('access_tokens')
        .set({ used_at: new Date(now) })
        .where('id', '=', row.token_id)
        .execute()
    return { ...sessionUserOf(accountOfRow(row)), tokenScope: row.scope }
  }
}
