import { refusals } from '@compute-mall/core/contract'
import { HOURLY_LIMIT } from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { HOUR_MS } from '@compute-mall/core/time'
import type { Db } from '../platform/database/index.ts'
import type { Context, SessionUser } from '../platform/http/index.ts'
import { claim } from '../platform/limits.ts'

/** Pictures that one may send in an hour. */
const PICTURES = 15

/** Counts one message, or one picture, against its hourly limit: per user, or per network address. Refusal: FEEDBACK10001. */
export const claimFeedback = async (
  trx: Db,
  { user, address, now }: Pick<Context<SessionUser | null>, 'user' | 'address' | 'now'>,
  what: 'message' | 'picture',
): Promise<E.Either<Refusal, null>> => {
  const who = user === null ? `address:${address}` : `user:${user.id}`
  const messages = user === null ? HOURLY_LIMIT.address : HOURLY_LIMIT.user
  const most = what === 'picture' ? PICTURES : messages
  const claimed = await claim(
    trx,
    [{ subject: `feedback-${what}:${who}`, windows: [{ most, ms: HOUR_MS }] }],
    now.getTime(),
  )
  return 'retryAfterSeconds' in claimed ? E.left(refusals.tooMuchFeedback()) : E.right(null)
}
