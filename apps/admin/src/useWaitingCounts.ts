import { useRouteState } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import type { WorkQueue } from '@compute-mall/core/desk'
import { E } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'

/** How much waits in each queue that one may read. */
export type WaitingCounts = Readonly<Partial<Record<WorkQueue, number>>>

/**
 * How much waits, asked anew with each page and whenever its data are loaded anew, as after a decision; undefined while
 * it is not known.
 */
export const useWaitingCounts = (mayAsk: boolean): WaitingCounts | undefined => {
  const client = useClient()
  const { content } = useRouteState()
  const [count, setCount] = useState<WaitingCounts>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was come to or loaded anew asks again.
  useEffect(() => {
    if (!mayAsk) return
    const left = new AbortController()
    void client.desk
      .queues({}, { ...shownInPlace, signal: left.signal })()
      .then((queues) => {
        if (!left.signal.aborted && E.isRight(queues))
          setCount(Object.fromEntries(queues.right.map(({ queue, counts }) => [queue, counts.waiting])))
      })
    return () => left.abort()
  }, [client, mayAsk, content])
  return mayAsk ? count : undefined
}
