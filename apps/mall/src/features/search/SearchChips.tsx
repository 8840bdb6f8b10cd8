import { type Chip, chips, cleared } from '@compute-mall/core/search'
import { FilterChips } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { SearchPageProps } from './SearchPage.props.ts'

/** What is filtered by, each removable, and all at once (R3.04). */
export const SearchChips = ({ view, commands }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const label = (chip: Chip): string => {
    if (chip.kind === 'words') return inLanguage(chip.name)
    if (chip.kind === 'inStock') return t('inStock')
    const { low, high } = chip
    return t(low === '' ? 'priceTo' : high === '' ? 'priceFrom' : 'priceBetween', { low, high })
  }
  return (
    <FilterChips
      filters={chips(view.search, view.words).map((chip) => ({
        key: chip.kind === 'words' ? chip.key : chip.kind,
        label: label(chip),
        onRemove: () => commands.show(chip.without),
      }))}
      onClearAll={() => commands.show(cleared(view.search))}
    />
  )
}
