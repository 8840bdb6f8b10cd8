import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage, isRefusedWith } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'
import { searchRefusals } from '@compute-mall/core/search'

/** Why a word or a code cannot be so, because it is there already; null where that is not what was refused. */
export const takenOf = (
  outcome: E.Either<ClientError, unknown> | undefined,
  refusal: { readonly code: string } = searchRefusals.synonymTaken,
): Message | null => {
  if (outcome === undefined || E.isRight(outcome)) return null
  const failure = callFailure(outcome.left)
  return isRefusedWith(failure, refusal) ? failureMessage(failure) : null
}
