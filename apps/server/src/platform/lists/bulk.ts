import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { BulkAnswer, BulkOutcome } from '@compute-mall/core/list'
import type { Db } from '../database/index.ts'
import { keyedChanges } from '../http/keyed.ts'
import type { Platform } from '../platform.ts'

/** Who asks for a bulk operation, under which key, for which rows. */
export interface BulkRequest {
  readonly userId: string
  readonly key: string
  /** The name of the call. */
  readonly call: string
  readonly ids: readonly string[]
}

/**
 * Makes one change for each id, each in a transaction and under a key of its own: what one refuses keeps none of the
 * others from being done, and a repetition makes nothing twice. It is called before the transaction of a keyed change,
 * in `prepare`.
 */
export const bulkOperation = async (
  platform: Platform,
  { userId, key, call, ids }: BulkRequest,
  change: (trx: Db, id: string) => Promise<E.Either<Refusal, void>>,
): Promise<BulkAnswer> => {
  const keyed = keyedChanges(platform)
  const outcomes: BulkOutcome[] = []
  for (const id of new Set(ids)) {
    const request = { userId, key: `${key}:${id}`, call, input: { params: {}, query: {}, body: { id } } }
    const done = await keyed(
      request,
      async () => E.right(undefined),
      async (_, trx) => {
        const changed = await change(trx, id)
        return E.isLeft(changed) ? changed : E.right(null)
      },
    )
    const refusal = E.isLeft(done) ? { code: done.left.code, details: done.left.details ?? {} } : null
    outcomes.push({ id, refusal })
  }
  return { outcomes }
}
