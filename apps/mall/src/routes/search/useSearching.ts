import { type Search, searchHref } from '@compute-mall/core/search'
import type { Results, SearchPageProps } from '@compute-mall/ui/screens/search'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../router/navigate.ts'
import { useReload } from '../../router/useNavigator.ts'

type Loaded = Omit<SearchPageProps['view'], 'isBusy'>

/** What was found stays in sight for so long while something else is looked for. */
const PATIENCE_MS = 300

/**
 * A search page and what can be done on it. Every change is a change of its address (R2.10). What was pressed is
 * shown as chosen at once, and skeletons stand in for the results when these take their time.
 * @param grows a further page comes below those that are shown, as on a phone; it is no further step to go back by
 */
export const useSearching = <Page extends Loaded>(loaded: Page, grows = false) => {
  const navigate = useNavigate()
  const reload = useReload()
  const [asked, setAsked] = useState<{ readonly search: Search; readonly from: Page }>()
  const pending = asked?.from === loaded ? asked.search : undefined
  const isLate = useLate(pending !== undefined)
  return {
    view: {
      ...loaded,
      search: pending ?? loaded.search,
      results: pending && isLate ? waiting(loaded.results) : loaded.results,
      isBusy: pending !== undefined,
    },
    commands: {
      show: (search: Search) => {
        setAsked({ search, from: loaded })
        const turns = search.pageNum !== loaded.search.pageNum
        navigate(searchHref(loaded.pathname, search), {
          preventScrollReset: turns === grows,
          replace: turns && grows,
        })
      },
      retry: () => void reload(),
    },
  }
}

const waiting = (results: Results): Results => ({
  state: 'loading',
  before: results.state === 'found' ? results.hits : null,
})

/** Whether something has been under way for longer than one should wait without a sign. */
const useLate = (underWay: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [underWay])
  return isLate
}
