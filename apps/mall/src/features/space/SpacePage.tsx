import { assetSorts, pageCount, sortedBy, turnedTo } from '@compute-mall/core/search'
import { Grid, Heading, Inline, Page, Stack } from '@compute-mall/ui/layout'
import { Card, Loading, Pagination, Skeleton, SortBar } from '@compute-mall/ui/parts'
import { findField } from '@compute-mall/ui/shapes'
import { useTranslation } from 'react-i18next'
import { Corrected } from '../search/Corrected.tsx'
import { hitsOf } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { AssetCard } from './AssetCard.tsx'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetPanel } from './AssetPanel.tsx'
import type { SpacePageProps } from './SpacePage.props.ts'
import { FindAssets, NoAssets, sortOf, Types } from './SpaceParts.tsx'

const PLACES = 9
const PLACE_HEIGHT = '168px'

/** Models, data sets and studios of the community; the address holds the search and the open asset (R1.04, R2.16, W8). */
export const SpacePage = ({ view, links, commands }: SpacePageProps) => {
  const { t } = useTranslation('asset')
  return (
    <Page>
      <Heading level={1}>{t('title')}</Heading>
      {view.own}
      <Card>
        <Types view={view} onShow={commands.show}>
          <Stack>
            <Inline gap={3} justify="between">
              <div className={findField}>
                <FindAssets search={view.search} links={links} onShow={commands.show} />
              </div>
              <SortBar
                options={assetSorts.map((sort) => ({ sort, label: t(`sort.${sort}`) }))}
                sort={sortOf(view.search)}
                direction="desc"
                onSort={(sort) => commands.show(sortedBy(view.search, sort))}
              />
            </Inline>
            <AssetFilters view={view} tags={hitsOf(view.results)?.tags ?? []} onShow={commands.show} />
            <Assets view={view} links={links} commands={commands} />
          </Stack>
        </Types>
      </Card>
      <AssetPanel view={view} links={links} commands={commands} />
    </Page>
  )
}

const Assets = ({ view, links, commands }: SpacePageProps) => {
  const { t } = useTranslation('asset')
  const { search, results } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || results.state === 'loading')
    return (
      <Loading>
        <Grid least="large">
          {Array.from({ length: PLACES }, (_, i) => i).map((i) => (
            <Skeleton key={i} height={PLACE_HEIGHT} />
          ))}
        </Grid>
      </Loading>
    )
  if (hits.total === 0) return <NoAssets search={search} links={links} />
  return (
    <Stack as="section" aria-label={t('found', { count: hits.total })} aria-busy={view.isBusy}>
      <Corrected search={search} words={hits.correctedWords} />
      <p role="status">{t('found', { count: hits.total })}</p>
      <Grid as="ul" least="large">
        {hits.records.map((asset) => (
          <li key={asset.id}>
            <AssetCard asset={asset} to={links.asset(asset.id)} />
          </li>
        ))}
      </Grid>
      <Pagination
        page={search.pageNum}
        pageCount={pageCount(hits.total, view.pageSize)}
        onPage={(page) => commands.show(turnedTo(search, page))}
        toPage={(page) => links.search(turnedTo(search, page))}
      />
    </Stack>
  )
}
