import { type AssetDetail, assetTypes } from '@compute-mall/core/asset'
import {
  ASSET_PERIODS,
  type AssetHits,
  changed,
  type FilterValues,
  isAssetPeriod,
  NO_FILTER,
  pageCount,
  type Search,
  sortedBy,
  toggled,
  turnedTo,
  withCategory,
  withIndustry,
  withKeyword,
  withoutGroup,
} from '@compute-mall/core/search'
import { Grid, Heading, Page } from '@compute-mall/ui/layout'
import {
  Card,
  EmptyState,
  FilterRow,
  LinkButton,
  Loading,
  Pagination,
  SearchBox,
  Skeleton,
  SortBar,
  Tabs,
} from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hitsOf, type Results } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { AssetCard } from './AssetCard.tsx'
import { AssetPanel, type AssetPanelProps } from './AssetPanel.tsx'
import * as css from './SpacePage.css.ts'

export interface SpacePageProps {
  readonly view: {
    readonly search: Search
    readonly results: Results<AssetHits>
    readonly isBusy: boolean
    readonly pageSize: number
    /** The open asset; null where none is, `missing` where the address names none that is there. */
    readonly asset: AssetDetail | 'missing' | null
    readonly like: AssetPanelProps['like']
    /** Where assets may run, by the words of the search; empty while they are not known. */
    readonly regions: FilterValues['values']
    /** Somebody who can have likes. */
    readonly isKnown: boolean
    /** One's own studios, as another document of ours shows them; null where there is none to show. */
    readonly own: ReactNode
  }
  readonly links: {
    readonly search: (search: Search) => string
    readonly asset: (assetId: string) => string
    readonly goods: (goodsId: string) => string
    readonly studio: string
  }
  readonly commands: {
    readonly show: (search: Search) => void
    readonly retry: () => void
    readonly closeAsset: () => void
    readonly like: (isLiked: boolean) => void
  }
}

const ALL = 'all'
const PLACES = 9
const PLACE_HEIGHT = '168px'

/** Models, data sets and studios of the community; the address holds the search and the open asset (R1.04, R2.16, W8). */
export const SpacePage = ({ view, links, commands }: SpacePageProps) => {
  const { t } = useTranslation(['asset', 'search'])
  const { search, results } = view
  const hits = hitsOf(results)
  const countOf = (type: string) => hits?.types.find(({ code }) => code === type)?.count
  return (
    <Page>
      <Heading level={1}>{t('title')}</Heading>
      {view.own}
      <Card>
        <Tabs
          label={t('types')}
          tabs={[
            { id: ALL, label: t('search:area.all') },
            ...assetTypes.map((id) => ({ id, label: t(`type.${id}`), count: countOf(id) })),
          ]}
          value={search.common[0] ?? ALL}
          onChange={(id) => commands.show(withCategory(search, id === ALL ? [] : [id]))}
        >
          <div className={css.panel}>
            <div className={css.bar}>
              <div className={css.find}>
                <SearchBox
                  key={search.keyword}
                  label={t('find')}
                  placeholder={t('find')}
                  keyword={search.keyword}
                  action={links.search(changed(search, { keyword: '' }))}
                  onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
                />
              </div>
              <SortBar
                options={(['default', 'skuSaleCount', 'skuScore'] as const).map((sort) => ({
                  sort,
                  label: t(`sort.${sort}`),
                }))}
                sort={search.sort === 'basePrice' ? 'default' : search.sort}
                direction="desc"
                onSort={(sort) => commands.show(sortedBy(search, sort))}
              />
            </div>
            <Filters view={view} tags={hits?.tags ?? []} commands={commands} />
            <Assets view={view} links={links} commands={commands} />
          </div>
        </Tabs>
      </Card>
      <AssetPanel
        asset={view.asset}
        like={view.like}
        links={links}
        onLike={commands.like}
        onClose={commands.closeAsset}
      />
    </Page>
  )
}

interface FiltersProps extends Pick<SpacePageProps, 'view' | 'commands'> {
  readonly tags: AssetHits['tags']
}

const PERIODS = Object.keys(ASSET_PERIODS).filter(isAssetPeriod)

/** Of regions and ways to have it several are chosen at once, of tags and periods one; each is in the address. */
const Filters = ({ view, tags, commands }: FiltersProps) => {
  const { t } = useTranslation('asset')
  const { inLanguage } = useLanguage()
  const { search, regions, isKnown } = view
  const { other } = search.filter
  const withOthers = (codes: readonly string[]) =>
    commands.show(changed(search, { filter: { ...search.filter, other: codes } }))
  const only = ['free', 'sold', ...(isKnown ? (['mine'] as const) : [])] as const
  return (
    <div>
      {tags.length > 0 && (
        <FilterRow
          label={t('tags')}
          options={tags.map(({ code, name, count }) => ({ code, label: inLanguage(name), count }))}
          chosen={search.industry}
          onToggle={(code) => commands.show(withIndustry(search, search.industry[0] === code ? [] : [code]))}
          onClear={() => commands.show(withIndustry(search, []))}
        />
      )}
      {regions.length > 0 && (
        <FilterRow
          label={t('where')}
          options={regions.map(({ code, name }) => ({ code, label: inLanguage(name) }))}
          chosen={search.filter.region}
          onToggle={(code) => commands.show(toggled(search, 'region', code))}
          onClear={() => commands.show(withoutGroup(search, 'region'))}
        />
      )}
      <FilterRow
        label={t('only')}
        options={only.map((code) => ({ code, label: t(`only.${code}`) }))}
        chosen={other}
        onToggle={(code) => commands.show(toggled(search, 'other', code))}
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
  if (hits.total === 0)
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
  return (
    <section className={css.panel} aria-label={t('found', { count: hits.total })} aria-busy={view.isBusy}>
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
    </section>
  )
}
