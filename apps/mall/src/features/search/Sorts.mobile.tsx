import { type Search, sortedBy, sorts } from '@compute-mall/core/search'
import { AscendingIcon, DescendingIcon } from '@compute-mall/ui/icons'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import * as css from './search.mobile.css.ts'

interface MobileSortsProps {
  readonly search: Search
  readonly onShow: (search: Search) => void
}

/** In which order; a second press on the price turns it round. */
export const MobileSorts = ({ search, onShow }: MobileSortsProps) => {
  const { t } = useTranslation(['search', 'parts'])
  const DirectionIcon = search.sortBy === 'asc' ? AscendingIcon : DescendingIcon
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are toggles, not fields of a form.
    <div className={css.sorts} role="group" aria-label={t('parts:sortBy')}>
      {sorts.map((sort) => (
        <button
          key={sort}
          type="button"
          className={css.sort}
          aria-pressed={sort === search.sort}
          onClick={() => onShow(sortedBy(search, sort))}
        >
          {t(`sort.${sort}`)}
          {sort === 'basePrice' && sort === search.sort && (
            <>
              <DirectionIcon size={14} />
              <span className={visuallyHidden}>
                {t(search.sortBy === 'asc' ? 'parts:ascending' : 'parts:descending')}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
