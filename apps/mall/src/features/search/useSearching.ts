import { useNavigate, usePending, useReload } from '@compute-mall/app'
import type { GoodsCard } from '@compute-mall/core/goods'
import type { Search } from '@compute-mall/core/search'
import { usePersistedState } from '@compute-mall/react'
import type { MayGrow } from './growing.ts'
import type { Results } from './results.ts'

/** A page that shows what was found, at the address that says what was looked for. */
interface Loaded<Hits> extends MayGrow {
  readonly search: Search
  readonly results: Results<Hits>
}

/** A route whose address says what is looked for. */
interface SearchRoute {
  readonly name: string
  readonly href: (search: Search) => string
}

/**
 * A search page and what can be done on it. Every change is a change of its address (R2.10). What was pressed is
 * shown as chosen at once, and skeletons stand in for the results when these take their time. In a list that grows a
 * further page comes below those that are shown; it is no further step to go back by.
 */
export const useSearching = <Hits, Page extends Loaded<Hits>>(
  route: SearchRoute,
  loaded: Page & Loaded<Hits>,
) => {
  const navigate = useNavigate()
  const reload = useReload()
  const compared = usePersistedState<readonly GoodsCard[]>(`${route.name}.compared`, [])
  const grows = loaded.moreFailed !== undefined
  const { pending, isLate, ask } = usePending<Search>(loaded)
  return {
    view: {
      ...loaded,
      search: pending ?? loaded.search,
      results: pending && isLate ? waiting(loaded.results) : loaded.results,
      isBusy: pending !== undefined,
      moreFailed: loaded.moreFailed === true,
    },
    commands: {
      show: (search: Search) => {
        ask(search)
        const turns = search.pageNum !== loaded.search.pageNum
        navigate(route.href(search), {
          preventScrollReset: turns === grows,
          replace: turns && grows,
        })
      },
      retry: () => void reload(),
    },
    compared,
  }
}

/** The results while others are on their way. */
export const waiting = <Hits>(results: Results<Hits>): Results<Hits> => ({
  state: 'loading',
  before: results.state === 'found' ? results.hits : null,
})
