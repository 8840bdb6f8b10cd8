import { type AssetHits, assetSorts, type Search, sortedBy } from '@compute-mall/core/search'
import { Stack } from '@compute-mall/ui/layout'
import { Skeleton } from '@compute-mall/ui/parts'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { FilterSheet } from '../search/FilterSheet.mobile.tsx'
import { GrowingResults, type GrowingView } from '../search/GrowingResults.mobile.tsx'
import { hitsOf } from '../search/results.ts'
import { SortRow } from '../search/Sorts.mobile.tsx'
import * as list from '../search/search.mobile.css.ts'
import { AssetCard } from './AssetCard.tsx'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetPanel } from './AssetPanel.tsx'
import type { SpacePageProps } from './SpacePage.props.ts'
import { FindAssets, NoAssets, sortOf, Types } from './SpaceParts.tsx'

export interface MobileSpacePageProps extends Omit<SpacePageProps, 'view'> {
  readonly view: SpacePageProps['view'] & GrowingView<AssetHits>
}

const PLACE_HEIGHT = '168px'

/** The community on a phone: types that scroll, filters in a sheet, a list that grows by tens (width 2.3). */
export const SpacePage = ({ view, links, commands }: MobileSpacePageProps) => {
  const { t } = useTranslation('asset')
  return (
    <div className={roomyPhonePage}>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      {view.own}
      <FindAssets search={view.search} links={links} onShow={commands.show} />
      <Types view={view} onShow={commands.show}>
        <Stack gap={3}>
          <div className={list.bar}>
            <SortRow
              sorts={assetSorts}
              chosen={sortOf(view.search)}
              render={(sort) => t(`sort.${sort}`)}
              onChoose={(sort) => commands.show(sortedBy(view.search, sort))}
            />
            <Filters view={view} commands={commands} />
          </div>
          <GrowingResults
            rows="assets"
            view={view}
            commands={commands}
            places={(count) => <Places count={count} />}
            nothing={<NoAssets search={view.search} links={links} />}
          >
            {({ records }) => (
              <Stack as="ul" gap={3}>
                {records.map((asset) => (
                  <li key={asset.id}>
                    <AssetCard asset={asset} to={links.asset(asset.id)} />
                  </li>
                ))}
              </Stack>
            )}
          </GrowingResults>
        </Stack>
      </Types>
      <AssetPanel view={view} links={links} commands={commands} />
    </div>
  )
}

const Places = ({ count }: { readonly count: number }) => (
  <Stack gap={3}>
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <Skeleton key={i} height={PLACE_HEIGHT} />
    ))}
  </Stack>
)

/** How many filters are chosen. */
const chosenOf = ({ industry, filter }: Search): number =>
  industry.length + filter.region.length + filter.other.length

const Filters = ({ view, commands }: Pick<MobileSpacePageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('asset')
  const hits = hitsOf(view.results)
  return (
    <FilterSheet
      title={t('filters')}
      chosen={chosenOf(view.search)}
      shows={t('showResults', { count: hits?.total ?? 0 })}
      isBusy={view.isBusy}
    >
      <AssetFilters view={view} tags={hits?.tags ?? []} onShow={commands.show} />
    </FilterSheet>
  )
}
