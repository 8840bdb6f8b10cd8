import { filterRows, toggled } from '@compute-mall/core/search'
import { Checkbox } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { PriceRange } from './PriceRange.tsx'
import { hitsOf } from './results.ts'
import type { SearchPageProps } from './SearchPage.tsx'
import { tools } from './SearchTools.css.ts'

/** The price range, and what is free or can be tried (R3.04). */
export const SearchTools = ({ view, commands }: SearchPageProps) => {
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
    </div>
  )
}
