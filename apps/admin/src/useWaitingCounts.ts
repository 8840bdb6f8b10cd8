import { useRouteState } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { useEffect, useState } from 'react'

/** What waits in the queues. */
export interface WaitingCounts {
  readonly merchants: number
  readonly goods: number
}

/** How many applications wait, asked anew with each page; undefined while it is not known. */
export const useWaitingCounts = (mayAsk: boolean): WaitingCounts | undefined => {
  const client = useClient()
  const { location } = useRouteState()
  const [count, setCount] = useState<WaitingCounts>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was come to asks again.
  useEffect(() => {
    if (!mayAsk) return
    const left = new AbortController()
    const { signal } = left
    void Promise.all([
      client.settlement.counts({}, { signal })(),
      client.goods.applicationCounts({}, { signal })(),
    ]).then(([merchants, goods]) => {
      if (!signal.aborted && E.isRight(merchants) && E.isRight(goods))
        setCount({ merchants: merchants.right.waiting, goods: goods.right.waiting })
    })
    return () => left.abort()
  }, [client, mayAsk, location.key])
  return mayAsk ? count : undefined
}
