import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AscendingIcon, DescendingIcon } from '../icons/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { bar, option as optionStyle, options as optionsStyle, total as totalStyle } from './SortBar.css.ts'

type Direction = 'asc' | 'desc'

interface SortBarProps<Sort extends string> {
  readonly options: readonly {
    readonly sort: Sort
    readonly label: string
    /** Can be turned round, as prices can; others know one direction. */
    readonly bothWays?: boolean | undefined
  }[]
  readonly sort: Sort
  readonly direction: Direction
  readonly onSort: (sort: Sort, direction: Direction) => void
  /** How much was found, on the other side. */
  readonly total?: ReactNode
}

/** In which order results stand. A second press on one that goes both ways turns it round. */
export const SortBar = <Sort extends string>({
  options,
  sort,
  direction,
  onSort,
  total,
}: SortBarProps<Sort>) => {
  const { t } = useTranslation('parts')
  const DirectionIcon = direction === 'asc' ? AscendingIcon : DescendingIcon
  return (
    <div className={bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: these are toggles, not fields of a form. */}
      <div className={optionsStyle} role="group" aria-label={t('sortBy')}>
        {options.map((option) => {
          const on = option.sort === sort
          const next = !option.bothWays ? 'desc' : on && direction === 'asc' ? 'desc' : 'asc'
          return (
            <button
              key={option.sort}
              type="button"
              className={optionStyle}
              aria-pressed={on}
              onClick={() => onSort(option.sort, next)}
            >
              {option.label}
              {on && option.bothWays && (
                <>
                  <DirectionIcon size={14} />
                  <span className={visuallyHidden}>
                    {t(direction === 'asc' ? 'ascending' : 'descending')}
                  </span>
                </>
              )}
            </button>
          )
        })}
      </div>
      {total !== undefined && <div className={totalStyle}>{total}</div>}
    </div>
  )
}
