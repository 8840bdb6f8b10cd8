import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  admits,
  type Endpoint,
  type GoodsAccess,
  IDEMPOTENCY_HEADER,
  isIdempotencyKey,
  type Refusal,
  refuse,
  TOKEN_COOKIE,
  TOKEN_HEADER,
  VERSION_HEADER,
} from '@compute-mall/core/http'
import type { FastifyRequest } from 'fastify'
import type { SessionUser } from './context.ts'

const BEARER = /^Bearer (\S+)$/i

/** The access token that a request carries; undefined without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]

/**
 * A change comes from our own pages: a page of another site can neither set the version header without asking first
 * nor choose its Origin (decision D2, test S6). Nor can it set an access token, with which no cookie is looked at.
 */
export const checkOrigin = (
  { effect }: Endpoint,
  request: FastifyRequest,
  origins: readonly string[],
): E.Either<Refusal, void> =>
  effect === 'read' ||
  bearerOf(request) !== undefined ||
  (request.headers[VERSION_HEADER] !== undefined &&
    request.headers.origin !== undefined &&
    origins.includes(request.headers.origin))
    ? E.right(undefined)
    : E.left(refusals.untrustedOrigin({ address: origins[0] ?? '' }))

/**
 * A change is made for whoever its page was drawn for: the page tells its Token, and the browser must still hold that one.
 * Pages of visitors and other clients tell none.
 */
export const checkPage = (
  { effect }: Endpoint,
  { headers, cookies }: FastifyRequest,
  user: SessionUser | null,
): E.Either<Refusal, void> => {
  const token = headers[TOKEN_HEADER]
  return effect === 'read' || user === null || token === undefined || token === cookies[TOKEN_COOKIE]
    ? E.right(undefined)
    : E.left(refusals.otherUser({ userName: user.userName }))
}

/** Who may call: a dead session is told from a live one without the right (D1, spec section 6). */
export const checkAccess = (
  { access }: Endpoint,
  user: SessionUser | null,
  goodsAccess?: GoodsAccess,
): E.Either<Refusal, void> => {
  const answer = admits(
    access,
    user && {
      roles: user.roles,
      isRetailer: user.retailerId !== null,
      duties: user.duties,
    },
    goodsAccess,
  )
  if (answer === 'yes') return E.right(undefined)
  return E.left(refuse(answer === 'signIn' ? refusals.sessionEnded.code : refusals.forbidden.code))
}

/** Calls about the account itself: its phone, sessions and tokens. No token opens them, so that none makes another. */
const OWN_ACCOUNT = 'identity.'

/** What an access token opens: reading, or all; never the account itself, nor what takes a role. */
export const checkToken = (
  { name, endpoint }: { readonly name: string; readonly endpoint: Endpoint },
  user: SessionUser | null,
): E.Either<Refusal, void> => {
  if (user === null || user.tokenScope === null) return E.right(undefined)
  const isOpen = endpoint.effect === 'read' || user.tokenScope === 'all'
  const isClosed = name.startsWith(OWN_ACCOUNT) || endpoint.access.kind === 'withRole'
  return isOpen && !isClosed ? E.right(undefined) : E.left(refusals.tokenScopeTooSmall())
}

/** The key of a keyed change, or null where none is asked for (decision D3). */
export const keyOf = (
  { effect }: Endpoint,
  { headers }: FastifyRequest,
): E.Either<Refusal, string | null> => {
  if (effect !== 'keyedChange') return E.right(null)
  const key = headers[IDEMPOTENCY_HEADER]
  return typeof key === 'string' && isIdempotencyKey(key)
    ? E.right(key)
    : E.left(refusals.idempotencyKeyMissing())
}
