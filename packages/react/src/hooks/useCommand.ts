import type { E, TE } from '@compute-mall/core/fp'
import { useRef, useState } from 'react'
import { useNetwork } from './useNetwork.ts'

/** A command as a screen takes it. */
export interface Command<Input extends readonly unknown[], Err, A> {
  /** Runs it; while it runs, running it again does nothing. */
  readonly run: (...input: Input) => void
  readonly pending: boolean
  /** How it last ended; undefined before, and while it runs. */
  readonly outcome: E.Either<Err, A> | undefined
}

/** Whether a command was lost on the way: nobody else tells (R8.03), and its button says nothing by itself. */
const isUnanswered = (result: E.Either<unknown, unknown>): boolean =>
  result._tag === 'Left' &&
  typeof result.left === 'object' &&
  result.left !== null &&
  'kind' in result.left &&
  result.left.kind === 'network'

/**
 * Makes a task a command that cannot be pressed twice.
 * @param ended is told how it ended, also when the screen has been left meanwhile
 */
export const useCommand = <Input extends readonly unknown[], Err, A>(
  task: (...input: Input) => TE.TaskEither<Err, A>,
  ended?: (outcome: E.Either<Err, A>) => void,
): Command<Input, Err, A> => {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<E.Either<Err, A>>()
  const running = useRef(false)
  const { missAnswer } = useNetwork()

  const perform = async (input: Input) => {
    running.current = true
    setPending(true)
    setOutcome(undefined)
    const result = await task(...input)()
    running.current = false
    setPending(false)
    setOutcome(result)
    if (isUnanswered(result)) missAnswer()
    ended?.(result)
  }
  return { run: (...input) => void (running.current || perform(input)), pending, outcome }
}
