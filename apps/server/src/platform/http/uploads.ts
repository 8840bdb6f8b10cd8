import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Files that callers who are not signed in may be sending at once, from one address and in all: 80 MiB of memory. */
export const MAX_UPLOADS = { perAddress: 4, all: 16 } as const
const RETRY_SECONDS = 5

/** Counts the uploads of visitors that are under way, in this process: what is limited is its memory. */
export const createUploadLimit = () => {
  const byAddress = new Map<string, number>()
  let all = 0
  const change = (address: string, by: 1 | -1): void => {
    all += by
    const count = (byAddress.get(address) ?? 0) + by
    if (count > 0) byAddress.set(address, count)
    else byAddress.delete(address)
  }
  /** Takes a place until the answer is out or the caller is gone. Refusal: SYS10006. */
  return ({ ip }: FastifyRequest, { raw }: FastifyReply): E.Either<Refusal, void> => {
    if (all >= MAX_UPLOADS.all || (byAddress.get(ip) ?? 0) >= MAX_UPLOADS.perAddress)
      return E.left(refusals.tooManyRequests({ seconds: RETRY_SECONDS }))
    change(ip, 1)
    let isTaken = true
    const giveBack = () => {
      if (isTaken) change(ip, -1)
      isTaken = false
    }
    raw.once('finish', giveBack).once('close', giveBack)
    return E.right(undefined)
  }
}
