import { assetTypes } from '@compute-mall/core/asset'
import type { Cluster } from '@compute-mall/core/resource'
import {
  type AssetHits,
  assetSorts,
  changed,
  NO_FILTER,
  pageCount,
  type Search,
  sortedBy,
  turnedTo,
  withCategory,
  withKeyword,
} from '@compute-mall/core/search'
import { Grid, Heading, Inline, Page, Stack } from '@compute-mall/ui/layout'
import {
  Card,
  EmptyState,
  LinkButton,
  Loading,
  Pagination,
  SearchBox,
  Skeleton,
  SortBar,
  Tabs,
} from '@compute-mall/ui/parts'
import { findField } from '@compute-mall/ui/shapes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Corrected } from '../search/Corrected.tsx'
import { hitsOf, type Results } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { AssetCard } from './AssetCard.tsx'
import { AssetFilters } from './AssetFilters.tsx'
import { AssetPanel, type AssetPanelProps } from './AssetPanel.tsx'

export interface SpaceView {
  readonly search: Search
  readonly results: Results<AssetHits>
  readonly isBusy: boolean
  readonly pageSize: number
  /** Where assets may run; empty while they are not known. */
  readonly centers: readonly Pick<Cluster, 'clusterId' | 'centerName'>[]
  /** Somebody who can have likes. */
  readonly isKnown: boolean
  /** One's own studios, as another document of ours shows them, or the way to them. */
  readonly own: ReactNode
}

export interface SpacePageProps {
  readonly view: SpaceView & AssetPanelProps['view']
  readonly links: AssetPanelProps['links'] & { readonly search: (search: Search) => string }
  readonly commands: AssetPanelProps['commands'] & {
    readonly show: (search: Search) => void
    readonly retry: () => void
  }
}

const ALL = 'all'
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

/** By what assets are sorted; what sorts goods alone sorts nothing here. */
export const sortOf = ({ sort }: Search): (typeof assetSorts)[number] =>
  assetSorts.find((known) => known === sort) ?? 'default'

interface TypesProps {
  readonly view: Pick<SpaceView, 'search' | 'results'>
  readonly onShow: (search: Search) => void
  readonly children: ReactNode
}

/** The types of assets as tabs, each with how many there are. */
export const Types = ({ view: { search, results }, onShow, children }: TypesProps) => {
  const { t } = useTranslation(['asset', 'search'])
  const countOf = (type: string) => hitsOf(results)?.types.find(({ code }) => code === type)?.count
  return (
    <Tabs
      label={t('types')}
      tabs={[
        { id: ALL, label: t('search:area.all') },
        ...assetTypes.map((id) => ({ id, label: t(`type.${id}`), count: countOf(id) })),
      ]}
      value={search.common[0] ?? ALL}
      onChange={(id) => onShow(withCategory(search, id === ALL ? [] : [id]))}
    >
      {children}
    </Tabs>
  )
}

interface FindAssetsProps {
  readonly search: Search
  readonly links: Pick<SpacePageProps['links'], 'search'>
  readonly onShow: (search: Search) => void
}

export const FindAssets = ({ search, links, onShow }: FindAssetsProps) => {
  const { t } = useTranslation('asset')
  return (
    <SearchBox
      key={search.keyword}
      label={t('find')}
      placeholder={t('find')}
      keyword={search.keyword}
      action={links.search(changed(search, { keyword: '' }))}
      onSearch={(keyword) => onShow(withKeyword(search, keyword))}
    />
  )
}

/** Nothing of the community fits what was asked for. */
export const NoAssets = ({ search, links }: Pick<FindAssetsProps, 'search' | 'links'>) => {
  const { t } = useTranslation('asset')
  return (
    <EmptyState
      title={t('none')}
      text={t('noneHint')}
      actions={
        <LinkButton
          to={links.search(changed(search, { keyword: '', common: [], industry: [], filter: NO_FILTER }))}
        >
          {t('all')}
        </LinkButton>
      }
    />
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
