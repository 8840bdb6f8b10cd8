import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { Message } from '@compute-mall/core/messages'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that was asked for: on its way, here, or why not. */
export type Loaded<A> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: Message }
  | { readonly kind: 'loaded'; readonly value: A }

/** An answer as a screen shows it. */
export const loadedOf = <A>(answer: E.Either<ClientError, A>): Exclude<Loaded<A>, { kind: 'loading' }> =>
  E.isRight(answer)
    ? { kind: 'loaded', value: answer.right }
    : { kind: 'failed', message: failureMessage(callFailure(answer.left)) }

export type Asking = typeof shownInPlace & { readonly signal: AbortSignal }

/** What part of a page is loaded by itself. */
export interface PartialLoad<A> {
  /** What is asked for; a new one overtakes an older one. Null asks for nothing yet. */
  readonly key: string | null
  /** Asks with these options: the part shows a failure in place, and gives up what nobody waits for. */
  readonly load: (asking: Asking) => TE.TaskEither<ClientError, A>
  /** What came with the page, under the first key. */
  readonly first?: E.Either<ClientError, A>
}

/** Loads a part of a page when it is wanted; what the page itself needs is loaded by its loader. */
export const useLoaded = <A>({
  key,
  load,
  first,
}: PartialLoad<A>): { readonly loaded: Loaded<A>; readonly reload: () => void } => {
  const [answer, setAnswer] = useState(first && key !== null ? { key, loaded: loadedOf(first) } : undefined)
  const [turn, setTurn] = useState(0)
  const settled = useRef(first === undefined ? undefined : `${key} 0`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded.
  useEffect(() => {
    if (key === null || settled.current === `${key} ${turn}`) return
    const left = new AbortController()
    void load({ ...shownInPlace, signal: left.signal })().then((result) => {
      if (left.signal.aborted) return
      settled.current = `${key} ${turn}`
      setAnswer({ key, loaded: loadedOf(result) })
    })
    return () => left.abort()
  }, [key, turn])
  return {
    loaded: key !== null && answer?.key === key ? answer.loaded : { kind: 'loading' },
    reload: useCallback(() => setTurn((last) => last + 1), []),
  }
}
