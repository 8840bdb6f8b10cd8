import { useReload } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'

/** A change that is told when it is done, and shows what is then so. */
export const useChange = (then?: () => void) => {
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  return useCommand(
    (task: TE.TaskEither<ClientError, unknown>, done: string) => TE.map(() => done)(task),
    (outcome) => {
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      else notices.add('done', outcome.right)
      if (E.isRight(outcome) && then !== undefined) then()
      else void reload()
    },
  )
}
