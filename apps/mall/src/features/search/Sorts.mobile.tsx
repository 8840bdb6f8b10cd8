import { type Search, sortedBy, sorts } from '@compute-mall/core/search'
import { AscendingIcon, DescendingIcon } from '@compute-mall/ui/icons'
import { visuallyHidden } from '@compute-mall/ui/theme'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './search.mobile.css.ts'

interface SortRowProps<Sort extends string> {
  readonly sorts: readonly Sort[]
  readonly chosen: string
  readonly render: (sort: Sort) => ReactNode
  readonly onChoose: (sort: Sort) => void
}

/** Orders side by side, of which one is chosen. */
export const SortRow = <Sort extends string>({ sorts, chosen, render, onChoose }: SortRowProps<Sort>) => {
  const { t } = useTranslation('parts')
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are toggles, not fields of a form.
    <div className={css.sorts} role="group" aria-label={t('sortBy')}>
      {sorts.map((sort) => (
        <button
          key={sort}
          type="button"
          className={css.sort}
          aria-pressed={sort === chosen}
          onClick={() => onChoose(sort)}
        >
          {render(sort)}
        </button>
      ))}
    </div>
  )
}

interface MobileSortsProps {
  readonly search: Search
  readonly onShow: (search: Search) => void
}

/** In which order; a second press on the price turns it round. */
export const MobileSorts = ({ search, onShow }: MobileSortsProps) => {
  const { t } = useTranslation(['search', 'parts'])
  const DirectionIcon = search.sortBy === 'asc' ? AscendingIcon : DescendingIcon
  return (
    <SortRow
      sorts={sorts}
      chosen={search.sort}
      onChoose={(sort) => onShow(sortedBy(search, sort))}
      render={(sort) => (
        <>
          {t(`sort.${sort}`)}
          {sort === 'basePrice' && sort === search.sort && (
            <>
              <DirectionIcon size={14} />
              <span className={visuallyHidden}>
                {t(search.sortBy === 'asc' ? 'parts:ascending' : 'parts:descending')}
              </span>
            </>
          )}
        </>
      )}
    />
  )
}
