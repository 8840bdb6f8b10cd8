import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'

interface Tried {
  readonly outcome: E.Either<ClientError, unknown> | undefined
}

/** What to say of the command that was refused last, if one was. */
export const refusalOf = (...commands: readonly Tried[]): Message | null => {
  for (const { outcome } of commands)
    if (outcome !== undefined && E.isLeft(outcome)) return failureMessage(callFailure(outcome.left))
  return null
}
