import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'
import { useCallback, useEffect, useState } from 'react'

/** What a page asked for: on its way, here, or why not. */
export type Answer<A> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: Message }
  | { readonly kind: 'loaded'; readonly value: A }

/** Asks whenever the question changes, and anew when told so; a newer question overtakes an older one. */
export const useAnswer = <A>(
  question: string,
  ask: (signal: AbortSignal) => TE.TaskEither<ClientError, A>,
): { readonly answer: Answer<A>; readonly again: () => void } => {
  const [answers, setAnswers] = useState<{ readonly to: string; readonly answer: Answer<A> }>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the function that asks it.
  useEffect(() => {
    const left = new AbortController()
    void ask(left.signal)().then((result) => {
      if (!left.signal.aborted) setAnswers({ to: question, answer: answerOf(result) })
    })
    return () => left.abort()
  }, [question, turn])
  return {
    answer: answers?.to === question ? answers.answer : { kind: 'loading' },
    again: useCallback(() => setTurn((last) => last + 1), []),
  }
}

const answerOf = <A>(result: E.Either<ClientError, A>): Answer<A> =>
  E.isRight(result)
    ? { kind: 'loaded', value: result.right }
    : { kind: 'failed', message: failureMessage(callFailure(result.left)) }
