import { filterRows, toggled, withStock } from '@compute-mall/core/search'
import { Checkbox, Switch } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { PriceRange } from './PriceRange.tsx'
import { hitsOf } from './results.ts'
import { tools } from './SearchPage.css.ts'
import type { SearchPageProps } from './SearchPage.props.ts'

/** The price range, what is free or can be tried, and whether what is sold out is left out (R3.04). */
export const SearchTools = ({ view, commands }: SearchPageProps) => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const { search, words } = view
  const others = filterRows(search, words.values, hitsOf(view.results)?.facets).find(
    ({ group }) => group === 'other',
  )
  return (
    <div className={tools}>
      <PriceRange key={`${search.lowPrice}-${search.highPrice}`} search={search} onChange={commands.show} />
      {others?.values.map(({ code, name, chosen, count }) => (
        <Checkbox
          key={code}
          label={count === undefined ? inLanguage(name) : `${inLanguage(name)} (${count})`}
          checked={chosen}
          onChange={() => commands.show(toggled(search, 'other', code))}
        />
      ))}
      <Switch
        label={t('inStock')}
        checked={search.inStock}
        onChange={(inStock) => commands.show(withStock(search, inStock))}
      />
    </div>
  )
}
