import { categoryName, chips } from '@compute-mall/core/search'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { MobileCompareBar } from './CompareBar.mobile.tsx'
import { FilterSheet } from './FilterSheet.mobile.tsx'
import { MobileResults } from './Results.mobile.tsx'
import { hitsOf } from './results.ts'
import { SearchChips } from './SearchChips.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import type { MobileSearchPageProps } from './SearchPage.mobile.props.ts'
import type { SearchPageProps } from './SearchPage.props.ts'
import { SearchTools } from './SearchTools.tsx'
import { MobileSorts } from './Sorts.mobile.tsx'
import * as css from './search.mobile.css.ts'
import { useComparison } from './useComparison.ts'
import { useTitle } from './useTitle.ts'

/** Mall search and compute market on a phone: order and filters above, then a list that grows (R2.10, R9.02). */
export const SearchPage = ({ view, commands, compared }: MobileSearchPageProps) => {
  const { t } = useTranslation('search')
  const usual = t(view.shelf === 'compute' ? 'resourceTitle' : 'goodsTitle')
  const title = useTitle(
    view.search,
    { shop: view.words.shop, category: categoryName(view.search, view.words) },
    usual,
  )
  const comparison = useComparison(compared)
  return (
    <div className={css.searchPage}>
      <h1 className={visuallyHidden}>{title}</h1>
      <div className={css.bar}>
        <MobileSorts search={view.search} onShow={commands.show} />
        <Filters view={view} commands={commands} />
      </div>
      <div className={css.results}>
        <SearchChips view={view} commands={commands} />
        <MobileResults view={view} commands={commands} comparison={comparison} />
      </div>
      <MobileCompareBar view={view} comparison={comparison} />
    </div>
  )
}

const Filters = ({ view, commands }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const total = hitsOf(view.results)?.total
  return (
    <FilterSheet
      title={t('filters')}
      chosen={chips(view.search, view.words).length}
      shows={total === undefined ? t('showAllResults') : t('showResults', { count: total })}
      isBusy={view.isBusy}
    >
      <div className={css.filters}>
        <SearchTools view={view} commands={commands} />
        <SearchFilters view={view} commands={commands} unfolded />
      </div>
    </FilterSheet>
  )
}
