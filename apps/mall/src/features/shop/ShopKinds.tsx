import { applicationKinds, computeKinds } from '@compute-mall/core/goods'
import { type Search, withCategory } from '@compute-mall/core/search'
import { FilterRow } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { hitsOf, type Results } from '../search/results.ts'

interface ShopKindsProps {
  readonly search: Search
  readonly results: Results
  readonly onShow: (search: Search) => void
}

/** The kinds that the shop sells, one of which may be chosen. */
export const ShopKinds = ({ search, results, onShow }: ShopKindsProps) => {
  const { t } = useTranslation(['search', 'goods'])
  const counts = hitsOf(results)?.facets.common ?? []
  const sold = [...computeKinds, ...applicationKinds].flatMap((code) => {
    const count = counts.find((facet) => facet.code === code)?.count ?? 0
    return count > 0 ? [{ code, label: t(`goods:kind.${code}`), count }] : []
  })
  if (sold.length < 2 && search.common.length === 0) return null
  return (
    <FilterRow
      label={t('group.common')}
      options={sold}
      chosen={search.common.slice(0, 1)}
      onToggle={(code) => onShow(withCategory(search, search.common[0] === code ? [] : [code]))}
      onClear={() => onShow(withCategory(search, []))}
    />
  )
}
