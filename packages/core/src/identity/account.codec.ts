import * as t from 'io-ts'
import { Id, Instant, LineUpTo, Nullable, OneOf, Personal, Repeated } from '../codec/index.ts'

/** A browser in which somebody is signed in (design 2.7, Settings). */
export const Session = t.readonly(
  t.type({
    sessionId: Id,
    /** As far as its name is known, e.g. `Chrome` and `Windows`. */
    browser: Nullable(t.string),
    system: Nullable(t.string),
    beginTime: Instant,
    /** When it was last used, to the minute. */
    seenTime: Instant,
    /** The one that asks. */
    isCurrent: t.boolean,
  }),
  'Session',
)
export type Session = t.TypeOf<typeof Session>

/** The most sessions that one call ends by name. */
const MAX_ENDED = 100
/** Which sessions are to end; none named means all others. */
export const SessionsEnded = t.type({ sessionId: Repeated(Id, MAX_ENDED) })

/** What an access token opens: reading alone, or what its owner may do except with the account itself. */
export const TokenScope = OneOf('TokenScope', ['read', 'all'])
export type TokenScope = t.TypeOf<typeof TokenScope>

/** The most access tokens that one user has. */
export const MAX_ACCESS_TOKENS = 20
/** Characters of a token's name. */
export const MAX_TOKEN_NAME = 64

/** By which a script calls on a user's behalf; its secret was shown once (design 2.7, Settings). */
export const AccessToken = t.readonly(
  t.type({
    tokenId: Id,
    name: t.string,
    scope: TokenScope,
    /** The last four characters of the secret, to tell tokens apart. */
    ending: t.string,
    createTime: Instant,
    /** To the minute; null before its first call. */
    lastUseTime: Nullable(Instant),
  }),
  'AccessToken',
)
export type AccessToken = t.TypeOf<typeof AccessToken>

/** What a new access token is called and opens. */
export const NewAccessToken = t.readonly(
  t.type({ name: LineUpTo(MAX_TOKEN_NAME), scope: TokenScope }),
  'NewAccessToken',
)
/** A new access token with its secret, which is kept nowhere: `authorization: Bearer <secret>`. */
export const CreatedAccessToken = t.readonly(
  t.type({ token: AccessToken, secret: Personal('secret', t.string) }),
  'CreatedAccessToken',
)
export type CreatedAccessToken = t.TypeOf<typeof CreatedAccessToken>
