import type { GoodsCard } from '@compute-mall/core/goods'
import { type Search, searchHref } from '@compute-mall/core/search'
import { useKept } from '@compute-mall/react'
import type { Results } from '../../features/search/results.ts'
import { useNavigate } from '../../router/navigate.ts'
import { useReload } from '../../router/useNavigator.ts'
import { usePending } from '../../router/usePending.ts'

/** A page that shows what was found, at the address that says what was looked for. */
interface Loaded<Hits> {
  readonly pathname: string
  readonly search: Search
  readonly results: Results<Hits>
}

/**
 * A search page and what can be done on it. Every change is a change of its address (R2.10). What was pressed is
 * shown as chosen at once, and skeletons stand in for the results when these take their time.
 * @param grows a further page comes below those that are shown, as on a phone; it is no further step to go back by
 */
export const useSearching = <Hits, Page extends Loaded<Hits>>(loaded: Page & Loaded<Hits>, grows = false) => {
  const navigate = useNavigate()
  const reload = useReload()
  const compared = useKept<readonly GoodsCard[]>(`${loaded.pathname}.compared`, [])
  const { pending, isLate, ask } = usePending<Search>(loaded)
  return {
    view: {
      ...loaded,
      search: pending ?? loaded.search,
      results: pending && isLate ? waiting(loaded.results) : loaded.results,
      isBusy: pending !== undefined,
    },
    commands: {
      show: (search: Search) => {
        ask(search)
        const turns = search.pageNum !== loaded.search.pageNum
        navigate(searchHref(loaded.pathname, search), {
          preventScrollReset: turns === grows,
          replace: turns && grows,
        })
      },
      retry: () => void reload(),
    },
    compared,
  }
}

const waiting = <Hits>(results: Results<Hits>): Results<Hits> => ({
  state: 'loading',
  before: results.state === 'found' ? results.hits : null,
})
