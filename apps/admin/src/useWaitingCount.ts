import { useRouteState } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'

/** How many applications wait, asked anew with each page; undefined while it is not known. */
export const useWaitingCount = (mayAsk: boolean): number | undefined => {
  const client = useClient()
  const { location } = useRouteState()
  const [count, setCount] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was come to asks again.
  useEffect(() => {
    if (!mayAsk) return
    const left = new AbortController()
    void client.settlement
      .counts({}, { signal: left.signal })()
      .then((answer) => {
        if (!left.signal.aborted && E.isRight(answer)) setCount(answer.right.waiting)
      })
    return () => left.abort()
  }, [client, mayAsk, location.key])
  return mayAsk ? count : undefined
}
