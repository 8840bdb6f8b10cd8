import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { FastifyReply } from 'fastify'

/**
 * Files that may be on their way at once, from one address or one user and in all: 80 MiB of memory for those who are
 * not signed in, and as much for those who are.
 */
export const MAX_UPLOADS = { perAddress: 4, all: 16 } as const
const RETRY_SECONDS = 5

/** Counts uploads in progress, in this process: its memory is what is limited. */
const createPlaces = () => {
  const byKey = new Map<string, number>()
  let all = 0
  const change = (key: string, by: 1 | -1): void => {
    all += by
    const count = (byKey.get(key) ?? 0) + by
    if (count > 0) byKey.set(key, count)
    else byKey.delete(key)
  }
  /** Takes a place until the answer is out or the caller is gone. Refusal: SYS10006. */
  return (key: string, { raw }: FastifyReply): E.Either<Refusal, void> => {
    if (all >= MAX_UPLOADS.all || (byKey.get(key) ?? 0) >= MAX_UPLOADS.perAddress)
      return E.left(refusals.tooManyRequests({ seconds: RETRY_SECONDS }))
    change(key, 1)
    let isTaken = true
    const giveBack = () => {
      if (isTaken) change(key, -1)
      isTaken = false
    }
    raw.once('finish', giveBack).once('close', giveBack)
    return E.right(undefined)
  }
}

/** Limits uploads: visitors by their address, users by their id, so that visitors take no place of users. */
export const createUploadLimit = () => {
  const ofVisitors = createPlaces()
  const ofUsers = createPlaces()
  return (userId: string | undefined, address: string, reply: FastifyReply): E.Either<Refusal, void> =>
    userId === undefined ? ofVisitors(address, reply) : ofUsers(userId, reply)
}
