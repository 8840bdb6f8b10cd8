import { pageCount, sortedBy, sorts, TOTAL_CAP, turnedTo } from '@compute-mall/core/search'
import { Stack } from '@compute-mall/ui/layout'
import { Loading, Pagination, SortBar } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '../goods/CompareBox.tsx'
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.tsx'
import { ResourceList, ResourceListSkeleton } from '../resource/ResourceList.tsx'
import { Corrected } from './Corrected.tsx'
import { HotGoods } from './HotGoods.tsx'
import { NoResults } from './NoResults.tsx'
import { hitsOf } from './results.ts'
import { SearchFailed } from './SearchFailed.tsx'
import * as css from './SearchPage.css.ts'
import type { SearchPageProps } from './SearchPage.props.ts'
import { SearchTools } from './SearchTools.tsx'
import { searchRoute } from './searchRoute.ts'
import { WaysOn } from './WaysOn.tsx'
import { wayOf } from './way.ts'

interface SearchResultsProps extends SearchPageProps {
  readonly comparison: Comparison
}

/** What was found, in which order, page by page. */
export const SearchResults = ({ view, commands, comparison }: SearchResultsProps) => {
  const { t } = useTranslation('search')
  const { search, results, shelf } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (results.state === 'found' && results.hits.total === 0)
    return (
      <NoResults keyword={search.keyword} actions={<WaysOn view={view} commands={commands} />}>
        <HotGoods cards={view.hot} />
      </NoResults>
    )
  return (
    <Stack as="section" aria-label={t('results')} aria-busy={view.isBusy}>
      <Corrected search={search} words={hits?.correctedWords ?? null} />
      <div className={css.order}>
        <SortBar
          options={sorts.map((sort) => ({ sort, label: t(`sort.${sort}`), bothWays: sort === 'basePrice' }))}
          sort={search.sort}
          direction={search.sortBy}
          onSort={(sort) => commands.show(sortedBy(search, sort))}
        />
        <div className={css.wide}>
          <SearchTools view={view} commands={commands} />
        </div>
        {hits && <Total count={hits.total} />}
      </div>
      <Records view={view} comparison={comparison} />
      <Pagination
        page={search.pageNum}
        pageCount={pageCount(hits?.total ?? 0, view.pageSize)}
        onPage={(page) => commands.show(turnedTo(search, page))}
        toPage={(page) => searchRoute(shelf).href(turnedTo(search, page))}
      />
    </Stack>
  )
}

/** How many were found, as far as they are counted: `10000+`. */
export const Total = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('search')
  return (
    <p className={css.total} role="status">
      {count >= TOTAL_CAP ? t('totalCapped', { most: TOTAL_CAP }) : t('total', { count })}
    </p>
  )
}

/** How many places are held where nothing was found before. */
const PLACES = { goods: 20, resource: 6 } as const

/** Computing is told apart by its figures, and can be compared; applications are told apart by what they do. */
const Records = ({ view, comparison }: Pick<SearchResultsProps, 'view' | 'comparison'>) => {
  const hits = hitsOf(view.results)
  const isResource = view.shelf === 'compute'
  if (hits === undefined || view.results.state === 'loading')
    return (
      <Loading>
        {isResource ? (
          <ResourceListSkeleton count={hits?.records.length ?? PLACES.resource} />
        ) : (
          <GoodsGridSkeleton count={hits?.records.length ?? PLACES.goods} />
        )}
      </Loading>
    )
  const way = wayOf(view.search, isResource)
  return isResource ? (
    <ResourceList cards={hits.records} way={way} comparison={comparison} />
  ) : (
    <GoodsGrid cards={hits.records} way={way} />
  )
}
