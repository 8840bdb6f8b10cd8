import { useReload } from '@compute-mall/app'
import { E, type TE } from '@compute-mall/core/fp'
import { useNotices } from '@compute-mall/react'
import { useRef, useState } from 'react'

export interface DecisionState {
  readonly busy: boolean
  /** Counts the decisions that were taken. */
  readonly round: number
  /** Takes one, says so, and loads the page anew; a refusal is told by the client. */
  readonly take: (task: TE.TaskEither<unknown, unknown>, done: string) => void
}

/** Decisions on rows of a list, one at a time. */
export const useDecision = (): DecisionState => {
  const reload = useReload()
  const notices = useNotices()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const running = useRef(false)
  const perform = async (task: TE.TaskEither<unknown, unknown>, done: string) => {
    running.current = true
    setBusy(true)
    const answer = await task()
    await reload()
    running.current = false
    setBusy(false)
    if (E.isLeft(answer)) return
    notices.add('done', done)
    setRound((last) => last + 1)
  }
  return { busy, round, take: (task, done) => void (running.current || perform(task, done)) }
}
