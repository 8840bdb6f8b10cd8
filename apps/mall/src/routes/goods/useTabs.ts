import { quietly } from '@compute-mall/core/actors'
import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { useClient } from '@compute-mall/react'
import { useEffect, useRef, useState } from 'react'
import type { TabId } from '../../features/goods/tabIds.ts'
import type { Loaded } from '../../features/goods/tabs/Loaded.tsx'
import type { OpenGoods } from './loadGoods.ts'

/** Reviews on one page. */
const REVIEWS = 10

const loadedAs = <A>(answer: E.Either<ClientError, A>): Loaded<A> =>
  E.isRight(answer) ? { state: 'loaded', data: answer.right } : { state: 'failed' }

/**
 * Loads something when it is first wanted, and again when `key` changes.
 * @param first what came with the page, under the first key
 */
const useLoaded = <A>(
  wanted: boolean,
  key: string,
  task: TE.TaskEither<ClientError, A>,
  first?: E.Either<ClientError, A>,
): Loaded<A> => {
  const [loaded, setLoaded] = useState<Loaded<A>>(
    first === undefined ? { state: 'loading' } : loadedAs(first),
  )
  const loadedKey = useRef(first && key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the task.
  useEffect(() => {
    if (!wanted || loadedKey.current === key) return
    let isLatest = true
    setLoaded({ state: 'loading' })
    void task().then((result) => {
      if (!isLatest) return
      loadedKey.current = key
      setLoaded(loadedAs(result))
    })
    return () => {
      isLatest = false
    }
  }, [wanted, key])
  return loaded
}

/** Which tab is open, and what it shows. The first comes with the page, another is filled when it is opened. */
export const useTabs = (goodsId: string, firstDepend: OpenGoods['depend']) => {
  const client = useClient()
  const [tab, showTab] = useState<TabId>('details')
  const [reviewPage, showReviews] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const params = { id: goodsId }
  const depend = useLoaded(
    tab === 'details',
    `${attempt}`,
    client.goods.dependResource({ params }, quietly),
    firstDepend,
  )
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
