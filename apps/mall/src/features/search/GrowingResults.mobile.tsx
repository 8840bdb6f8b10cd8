import { pageCount, type Search, turnedTo } from '@compute-mall/core/search'
import { Stack } from '@compute-mall/ui/layout'
import { Loading } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Corrected } from './Corrected.tsx'
import { MoreButton, type MoreButtonProps } from './MoreButton.mobile.tsx'
import { hitsOf, type Results } from './results.ts'
import { SearchFailed } from './SearchFailed.tsx'

/** What of a search is found page by page. */
interface Paged {
  readonly total: number
  readonly records: readonly unknown[]
  readonly correctedWords: string | null
}

/** A search whose pages stand below one another. */
export interface GrowingView<Hits> {
  /** `pageNum` says how many pages are shown. */
  readonly search: Search
  readonly results: Results<Hits>
  readonly pageSize: number
  /** These are still the results of another search; its own are on their way. */
  readonly isBusy: boolean
  /** What follows could not be loaded; what is shown stays. */
  readonly moreFailed: boolean
}

interface GrowingResultsProps<Hits> extends Pick<MoreButtonProps, 'rows'> {
  readonly view: GrowingView<Hits>
  readonly commands: { readonly show: (search: Search) => void; readonly retry: () => void }
  /** Holds so many places while nothing is known. */
  readonly places: (count: number) => ReactNode
  /** In place of a list that has nothing. */
  readonly nothing: ReactNode
  readonly children: (hits: Hits) => ReactNode
}

/** How many places are held where nothing was found before: as many as a page has. */
const PLACES = 10

/** What a search on a phone found, or why nothing is shown; more of it comes at the end of the list (R9.02). */
export const GrowingResults = <Hits extends Paged>({
  view,
  commands,
  rows,
  places,
  nothing,
  children,
}: GrowingResultsProps<Hits>) => {
  const { t } = useTranslation('search')
  const { search, results, isBusy, moreFailed } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || (results.state === 'loading' && search.pageNum === 1))
    return <Loading>{places(hits?.records.length || PLACES)}</Loading>
  if (hits.total === 0) return nothing
  return (
    <Stack as="section" gap={2} aria-label={t('results')} aria-busy={isBusy}>
      <Corrected search={search} words={hits.correctedWords} />
      {children(hits)}
      <MoreButton
        rows={rows}
        shown={hits.records.length}
        total={hits.total}
        hasMore={search.pageNum < pageCount(hits.total, view.pageSize) || isBusy || moreFailed}
        isBusy={isBusy}
        failed={moreFailed}
        onMore={() => commands.show(turnedTo(search, search.pageNum + 1))}
      />
    </Stack>
  )
}
