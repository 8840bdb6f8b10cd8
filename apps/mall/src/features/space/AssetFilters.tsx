import {
  ASSET_PERIODS,
  type AssetHits,
  changed,
  isAssetPeriod,
  type Search,
  toggled,
  withIndustry,
  withoutGroup,
} from '@compute-mall/core/search'
import { FilterRow } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { SpaceView } from './SpacePage.props.ts'

interface AssetFiltersProps {
  readonly view: Pick<SpaceView, 'search' | 'centers' | 'isKnown'>
  readonly tags: AssetHits['tags']
  readonly onShow: (search: Search) => void
}

const PERIODS = Object.keys(ASSET_PERIODS).filter(isAssetPeriod)

/** What concerns the reader is for those who are known. */
const scopes = { anyone: ['free', 'sold'], known: ['free', 'sold', 'mine', 'used', 'bought'] } as const

/** Of centres and ways to have it several are chosen at once, of tags and periods one; each is in the address. */
export const AssetFilters = ({ view, tags, onShow }: AssetFiltersProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  const { search, centers, isKnown } = view
  const { other } = search.filter
  const withOthers = (codes: readonly string[]) =>
    onShow(changed(search, { filter: { ...search.filter, other: codes } }))
  const only = scopes[isKnown ? 'known' : 'anyone']
  return (
    <div>
      {tags.length > 0 && (
        <FilterRow
          label={t('tags')}
          options={tags.map(({ code, name, count }) => ({ code, label: inLanguage(name), count }))}
          chosen={search.industry}
          onToggle={(code) => onShow(withIndustry(search, search.industry[0] === code ? [] : [code]))}
          onClear={() => onShow(withIndustry(search, []))}
        />
      )}
      {centers.length > 0 && (
        <FilterRow
          label={t('where')}
          options={centers.map(({ clusterId, centerName }) => ({
            code: clusterId,
            label: inLanguage(centerName),
          }))}
          chosen={search.filter.region}
          onToggle={(code) => onShow(toggled(search, 'region', code))}
          onClear={() => onShow(withoutGroup(search, 'region'))}
        />
      )}
      <FilterRow
        label={t('only')}
        options={only.map((code) => ({ code, label: t(`only.${code}`) }))}
        chosen={other}
        onToggle={(code) => onShow(toggled(search, 'other', code))}
        onClear={() => withOthers(other.filter(isAssetPeriod))}
      />
      <FilterRow
        label={t('within')}
        options={PERIODS.map((code) => ({ code, label: t(`within.${code}`) }))}
        chosen={other}
        onToggle={(code) =>
          withOthers([
            ...other.filter((known) => !isAssetPeriod(known)),
            ...(other.includes(code) ? [] : [code]),
          ])
        }
        onClear={() => withOthers(other.filter((known) => !isAssetPeriod(known)))}
      />
    </div>
  )
}
