import { E, type TE } from '@compute-mall/core/fp'
import { useCommand, useNotices } from '@compute-mall/react'
import { useReload } from '../router/NavigatorContext.ts'

export interface DecisionState {
  readonly busy: boolean
  /**
   * Runs a change, reloads the page and reports `done` if it succeeded; a failure is reported by the client.
   * @returns whether it succeeded; never settles for a change made while another one runs
   */
  readonly take: (task: TE.TaskEither<unknown, unknown>, done: string | null) => Promise<boolean>
}

/** Changes to what a page shows, one at a time. */
export const useDecision = (): DecisionState => {
  const reload = useReload()
  const notices = useNotices()
  const { pending, run } = useCommand((task: TE.TaskEither<unknown, unknown>) => task)
  return {
    busy: pending,
    take: (task, done) =>
      new Promise((resolve) =>
        run(async () => {
          const answer = await task()
          await reload()
          if (E.isRight(answer) && done !== null) notices.add('done', done)
          resolve(E.isRight(answer))
          return answer
        }),
      ),
  }
}
