import { quietly } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import type { Loaded, TabId } from '@compute-mall/ui/screens/goods'
import { useEffect, useRef, useState } from 'react'

/** Reviews on one page. */
const REVIEWS = 10

/** Loads something when it is first wanted, and again when `key` changes. */
const useLoaded = <A>(wanted: boolean, key: string, task: TE.TaskEither<ClientError, A>): Loaded<A> => {
  const [loaded, setLoaded] = useState<Loaded<A>>({ state: 'loading' })
  const loadedKey = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the task.
  useEffect(() => {
    if (!wanted || loadedKey.current === key) return
    let isLatest = true
    setLoaded({ state: 'loading' })
    void task().then((result) => {
      if (!isLatest) return
      loadedKey.current = key
      setLoaded(E.isRight(result) ? { state: 'loaded', data: result.right } : { state: 'failed' })
    })
    return () => {
      isLatest = false
    }
  }, [wanted, key])
  return loaded
}

/** Which tab is open, and what it shows; a tab is filled when it is opened. */
export const useTabs = (goodsId: string) => {
  const client = useClient()
  const [tab, showTab] = useState<TabId>('details')
  const [reviewPage, showReviews] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const params = { id: goodsId }
  const depend = useLoaded(tab === 'details', `${attempt}`, client.goods.dependResource({ params }, quietly))
  const reviews = useLoaded(
    tab === 'reviews',
    `${attempt}-${reviewPage}`,
    client.goods.reviews({ params, query: { pageNum: reviewPage, pageSize: REVIEWS } }, quietly),
  )
  const total = reviews.state === 'loaded' ? reviews.data.total : 0
  return {
    view: { tab, depend, reviews, reviewPage, reviewPageCount: Math.ceil(total / REVIEWS) },
    commands: { showTab, showReviews, retryTab: () => setAttempt(attempt + 1) },
  }
}
