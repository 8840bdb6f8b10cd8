import { applicationKinds, computeKinds } from '@compute-mall/core/goods'
import {
  pageCount,
  type Search,
  sortedBy,
  sorts,
  turnedTo,
  withCategory,
  withKeyword,
} from '@compute-mall/core/search'
import type { Shop } from '@compute-mall/core/shop'
import { ShopIcon } from '@compute-mall/ui/icons'
import { Page } from '@compute-mall/ui/layout'
import {
  Card,
  EmptyState,
  FilterRow,
  LinkButton,
  Loading,
  Pagination,
  SearchBox,
  SortBar,
} from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.tsx'
import { Corrected } from '../search/Corrected.tsx'
import { NoResults } from '../search/NoResults.tsx'
import { hitsOf, type Results } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { Total } from '../search/SearchResults.tsx'
import { ShopHead } from './ShopHead.tsx'
import * as css from './ShopPage.css.ts'

export interface ShopPageProps {
  readonly view: {
    readonly shop: Shop
    readonly now: number
    readonly address: string
    readonly search: Search
    readonly results: Results
    readonly isBusy: boolean
    readonly pageSize: number
  }
  readonly commands: {
    readonly show: (search: Search) => void
    readonly retry: () => void
    readonly chat: () => void
  }
}

/** A shop: can it be trusted and reached, and what does it sell (R2.01). One page for both devices. */
export const ShopPage = ({ view, commands }: ShopPageProps) => {
  const { t } = useTranslation(['shop', 'search'])
  const { inLanguage } = useLanguage()
  const { shop, search } = view
  return (
    <Page>
      <ShopHead shop={shop} now={view.now} address={view.address} onChat={commands.chat} />
      <Card title={t('about')}>
        <p className={css.about}>{inLanguage(shop.description)}</p>
      </Card>
      {shop.goodsCount === 0 ? (
        <NothingListed />
      ) : (
        <Card title={t('goodsOf')}>
          <div className={css.bar}>
            <div className={css.find}>
              <SearchBox
                key={search.keyword}
                label={t('search:inThisShop')}
                placeholder={t('search:inThisShop')}
                keyword={search.keyword}
                action={routes.shop.href({ ...search, keyword: '' })}
                onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
              />
            </div>
            <SortBar
              options={sorts.map((sort) => ({
                sort,
                label: t(`search:sort.${sort}`),
                bothWays: sort === 'basePrice',
              }))}
              sort={search.sort}
              direction={search.sortBy}
              onSort={(sort) => commands.show(sortedBy(search, sort))}
            />
          </div>
          <Kinds view={view} commands={commands} />
          <Goods view={view} commands={commands} />
        </Card>
      )}
    </Page>
  )
}

/** The kinds that the shop sells, one of which may be chosen. */
const Kinds = ({ view: { search, results }, commands }: ShopPageProps) => {
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
      onToggle={(code) => commands.show(withCategory(search, search.common[0] === code ? [] : [code]))}
      onClear={() => commands.show(withCategory(search, []))}
    />
  )
}

const PLACES = 10

const Goods = ({ view, commands }: ShopPageProps) => {
  const { t } = useTranslation(['search', 'shop'])
  const { search, results, shop } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || results.state === 'loading')
    return (
      <Loading>
        <GoodsGridSkeleton count={hits?.records.length || PLACES} />
      </Loading>
    )
  if (hits.total === 0)
    return (
      <NoResults
        keyword={search.keyword}
        actions={
          <LinkButton to={routes.shop.href({ ...search, keyword: '', common: [], pageNum: 1 })}>
            {t('shop:everything')}
          </LinkButton>
        }
      >
        {null}
      </NoResults>
    )
  return (
    <section aria-label={t('results')} aria-busy={view.isBusy}>
      <Corrected search={search} words={hits.correctedWords} />
      <Total count={hits.total} />
      <GoodsGrid cards={hits.records} way={{ type: 'store', id: shop.shopId, keyword: search.keyword }} />
      <Pagination
        page={search.pageNum}
        pageCount={pageCount(hits.total, view.pageSize)}
        onPage={(page) => commands.show(turnedTo(search, page))}
        toPage={(page) => routes.shop.href(turnedTo(search, page))}
      />
    </section>
  )
}

const NothingListed = () => {
  const { t } = useTranslation('shop')
  return (
    <Card>
      <EmptyState
        icon={ShopIcon}
        title={t('noGoods')}
        text={t('noGoodsHint')}
        actions={<LinkButton to={routes.searchShop.href()}>{t('otherShops')}</LinkButton>}
      />
    </Card>
  )
}
