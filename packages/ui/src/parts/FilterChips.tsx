import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { chosen } from './FilterRow.css.ts'

interface FilterChipsProps {
  readonly filters: readonly {
    readonly key: string
    readonly group?: string | undefined
    readonly label: string
    readonly onRemove: () => void
  }[]
  readonly onClearAll: () => void
}

/** The filters that are on, each removable, and all of them at once. Nothing where none is on. */
export const FilterChips = ({ filters, onClearAll }: FilterChipsProps) => {
  const { t } = useTranslation('parts')
  if (filters.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of a form.
    <div className={chosen} role="group" aria-label={t('chosen')}>
      {filters.map(({ key, ...chip }) => (
        <Chip key={key} {...chip} />
      ))}
      <Button variant="ghost" size="small" onClick={onClearAll}>
        {t('clearAll')}
      </Button>
    </div>
  )
}
