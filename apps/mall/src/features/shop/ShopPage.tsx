import type { NamedReview } from '@compute-mall/core/goods'
import { pageCount, type Search, sortedBy, sorts, turnedTo, withKeyword } from '@compute-mall/core/search'
import type { Shop } from '@compute-mall/core/shop'
import { Inline, Page, Stack, Text } from '@compute-mall/ui/layout'
import { Card, Loading, Pagination, SearchBox, SortBar } from '@compute-mall/ui/parts'
import { findField } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.tsx'
import { Corrected } from '../search/Corrected.tsx'
import { hitsOf, type Results } from '../search/results.ts'
import { SearchFailed } from '../search/SearchFailed.tsx'
import { Total } from '../search/SearchResults.tsx'
import { NothingFound, NothingListed } from './NoGoods.tsx'
import { ShopHead } from './ShopHead.tsx'
import { ShopKinds } from './ShopKinds.tsx'
import { ShopReviews } from './ShopReviews.tsx'

export interface ShopPageProps {
  readonly view: {
    readonly shop: Shop
    readonly now: number
    readonly address: string
    readonly search: Search
    readonly results: Results
    /** What buyers said last of its goods. */
    readonly reviews: readonly NamedReview[]
    readonly isBusy: boolean
    readonly pageSize: number
  }
  readonly commands: {
    readonly show: (search: Search) => void
    readonly retry: () => void
    readonly chat: () => void
  }
}

/** A shop: can it be trusted and reached, and what does it sell (R2.01). On a desktop. */
export const ShopPage = ({ view, commands }: ShopPageProps) => {
  const { t } = useTranslation(['shop', 'search', 'goods'])
  const { inLanguage } = useLanguage()
  const { shop, search } = view
  return (
    <Page>
      <ShopHead shop={shop} now={view.now} address={view.address} onChat={commands.chat} />
      <Card title={t('about')}>
        <Text tone="soft">{inLanguage(shop.description)}</Text>
      </Card>
      {shop.goodsCount === 0 ? (
        <NothingListed />
      ) : (
        <Card title={t('goodsOf')}>
          <Inline gap={3} justify="between">
            <div className={findField}>
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
          </Inline>
          <ShopKinds search={search} results={view.results} onShow={commands.show} />
          <Goods view={view} commands={commands} />
        </Card>
      )}
      {view.reviews.length > 0 && (
        <Card title={t('goods:tab.reviews')}>
          <ShopReviews reviews={view.reviews} />
        </Card>
      )}
    </Page>
  )
}

const PLACES = 10

const Goods = ({ view, commands }: ShopPageProps) => {
  const { t } = useTranslation('search')
  const { search, results, shop } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || results.state === 'loading')
    return (
      <Loading>
        <GoodsGridSkeleton count={hits?.records.length || PLACES} />
      </Loading>
    )
  if (hits.total === 0) return <NothingFound search={search} />
  return (
    <Stack as="section" aria-label={t('results')} aria-busy={view.isBusy}>
      <Corrected search={search} words={hits.correctedWords} />
      <Total count={hits.total} />
      <GoodsGrid cards={hits.records} way={{ type: 'store', id: shop.shopId, keyword: search.keyword }} />
      <Pagination
        page={search.pageNum}
        pageCount={pageCount(hits.total, view.pageSize)}
        onPage={(page) => commands.show(turnedTo(search, page))}
        toPage={(page) => routes.shop.href(turnedTo(search, page))}
      />
    </Stack>
  )
}
