import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { isCommitUnknown, isConflict, isUnanswered, NotCommitted, OutcomeUnknown } from './failures.ts'
import { type Handle, type Reader, wholeOf } from './handle.ts'

/** Work inside one transaction. A `Left` changes nothing. */
export type Work<DB, A> = (trx: Reader<DB>) => Promise<E.Either<Refusal, A>>

const MAX_TRIES = 4

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Commits a `Right`, rolls back a `Left` or an exception, and tries again after a deadlock.
 * @throws OutcomeUnknown when no answer came to the commit
 * @throws NotCommitted when the connection failed before it
 */
export const transact = async <DB, A>(
  db: Handle<DB>,
  work: Work<DB, A>,
  tries = MAX_TRIES,
): Promise<E.Either<Refusal, A>> => {
  let isCommitting = false
  try {
    return await wholeOf(db)
      .transaction()
      .execute(async (trx) => {
        const result = await work(trx)
        if (E.isLeft(result)) throw new RolledBack(result.left)
        isCommitting = true
        return result
      })
  } catch (error) {
    if (error instanceof RolledBack) return E.left(error.refusal)
    if (tries > 1 && isConflict(error)) return transact(db, work, tries - 1)
    if (isCommitting && isCommitUnknown(error)) throw new OutcomeUnknown(error)
    throw isUnanswered(error) ? new NotCommitted(error) : error
  }
}
