import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Db } from '../database/index.ts'
import { transact } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { hashOf } from '../secrets.ts'
import { write } from '../write.ts'
import type { RawInput } from './input.ts'

/** One change that must not be made twice: who asks, under which key, and for what. */
export interface KeyedRequest {
  readonly userId: string
  readonly key: string
  readonly call: string
  readonly input: RawInput
}

const fingerprintOf = ({ call, input }: KeyedRequest): string => hashOf(JSON.stringify([call, input]))

interface Made {
  readonly request_hash: string
  readonly answer: string | null
}

/**
 * Makes a keyed change at most once (decision D3, test L2). Change, key and answer are one transaction; a parallel
 * request under the same key waits at the key's row for the first one. A refusal changes nothing and keeps no key.
 */
export const keyedChanges = ({ db, prepared, clock }: Platform) => {
  const made = prepared('keyed-answer', (kysely, given: { userId: string; key: string }) =>
    kysely
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', given.userId)
      .where('key', '=', given.key),
  )

  const repeat = (row: Made, hash: string): E.Either<Refusal, unknown> =>
    row.request_hash === hash && row.answer !== null
      ? E.right(JSON.parse(row.answer))
      : E.left(refusals.idempotencyKeyReused())

  /** `prepare` runs before the transaction and gives what `change` makes inside it. */
  return async <P>(
    request: KeyedRequest,
    prepare: () => Promise<E.Either<Refusal, P>>,
    change: (prepared: P, trx: Db) => Promise<E.Either<Refusal, unknown>>,
  ): Promise<E.Either<Refusal, unknown>> => {
    const hash = fingerprintOf(request)
    const [row] = await made(request)
    if (row !== undefined) return repeat(row, hash)
    const prepared = await prepare()
    if (E.isLeft(prepared)) return prepared
    return transact(db, async (trx) => {
      const first = await reserve(trx, request, hash, clock())
      if (first !== undefined) return repeat(first, hash)
      const result = await change(prepared.right, trx)
      if (E.isRight(result)) await keep(trx, request, result.right)
      return result
    })
  }
}

/** Takes the key, or gives the row of whoever had it first, once their transaction has ended. */
const reserve = async (
  trx: Db,
  { userId, key }: KeyedRequest,
  hash: string,
  now: number,
): Promise<Made | undefined> => {
  const { numInsertedOrUpdatedRows } = await write(trx)
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, answer: null, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return undefined
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

const keep = async (trx: Db, { userId, key }: KeyedRequest, answer: unknown): Promise<void> => {
  await write(trx)
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
