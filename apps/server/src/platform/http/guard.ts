import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  admits,
  type Endpoint,
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

/**
 * A change comes from our own pages: a page of another site can neither set the version header without asking first
 * nor choose its Origin (decision D2, test S6).
 */
export const checkOrigin = (
  { effect }: Endpoint,
  { headers }: FastifyRequest,
  origins: readonly string[],
): E.Either<Refusal, void> =>
  effect === 'read' ||
  (headers[VERSION_HEADER] !== undefined && headers.origin !== undefined && origins.includes(headers.origin))
    ? E.right(undefined)
    : E.left(refusals.untrustedOrigin())

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
export const checkAccess = ({ access }: Endpoint, user: SessionUser | null): E.Either<Refusal, void> => {
  const answer = admits(
    access,
    user && {
      roles: user.roles,
      isRetailer: user.retailerId !== null,
      duties: user.duties,
    },
  )
  if (answer === 'yes') return E.right(undefined)
  return E.left(refuse(answer === 'signIn' ? refusals.sessionEnded.code : refusals.forbidden.code))
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
