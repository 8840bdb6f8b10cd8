import { categoryName, chips } from '@compute-mall/core/search'
import { FilterIcon } from '@compute-mall/ui/icons'
import { Button, Card, Drawer } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareBar } from './CompareBar.tsx'
import { hitsOf } from './results.ts'
import { SearchChips } from './SearchChips.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import * as css from './SearchPage.css.ts'
import type { SearchPageProps, SearchView } from './SearchPage.props.ts'
import { SearchResults } from './SearchResults.tsx'
import { SearchTools } from './SearchTools.tsx'
import { useComparison } from './useComparison.ts'
import { useTitle } from './useTitle.ts'

/** Mall search and compute market: filters above, results below; the address says everything that is shown (R2.10). */
export const SearchPage = ({ view, commands, compared }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const usual = t(view.shelf === 'compute' ? 'resourceTitle' : 'goodsTitle')
  const title = useTitle(
    view.search,
    { shop: view.words.shop, category: categoryName(view.search, view.words) },
    usual,
  )
  const comparison = useComparison(compared)
  return (
    <div className={css.frame}>
      <h1 className={css.title}>{title}</h1>
      {!isBeyondFilters(view) && <Filters view={view} commands={commands} />}
      <SearchChips view={view} commands={commands} />
      <SearchResults view={view} commands={commands} comparison={comparison} />
      <CompareBar view={view} comparison={comparison} />
    </div>
  )
}

/** Nothing was found and nothing is filtered by: no filter helps, each would say 0. */
const isBeyondFilters = ({ results, search, words }: SearchView): boolean =>
  results.state === 'found' && results.hits.total === 0 && chips(search, words).length === 0

const Filters = ({ view, commands }: SearchPageProps) => (
  <>
    <div className={css.wide}>
      <Card padding="medium">
        <SearchFilters view={view} commands={commands} />
      </Card>
    </div>
    <div className={css.narrowFilters}>
      <FilterDrawer view={view} commands={commands} />
    </div>
  </>
)

/** On a narrow screen the filters are behind a button. */
const FilterDrawer = ({ view, commands }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  const count = hitsOf(view.results)?.total
  return (
    <>
      <Button icon={<FilterIcon size={16} />} onClick={() => setOpen(true)}>
        {t('filters')}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('filters')}
        dismissible
        footer={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            {count === undefined ? t('showAllResults') : t('showResults', { count })}
          </Button>
        }
      >
        <SearchFilters view={view} commands={commands} unfolded />
        <SearchTools view={view} commands={commands} />
      </Drawer>
    </>
  )
}
