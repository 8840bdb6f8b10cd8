import { pageCount, type Search, type ShopHits, turnedTo, withKeyword } from '@compute-mall/core/search'
import { Page, Stack } from '@compute-mall/ui/layout'
import { Loading, Pagination, SearchBox, Skeleton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { Corrected } from './Corrected.tsx'
import { NoShops } from './NoShops.tsx'
import { hitsOf, type Results } from './results.ts'
import { SearchFailed } from './SearchFailed.tsx'
import * as css from './SearchPage.css.ts'
import { ShopList } from './ShopList.tsx'

export interface ShopSearchPageProps {
  readonly view: {
    readonly search: Search
    readonly results: Results<ShopHits>
    readonly isBusy: boolean
    readonly pageSize: number
    /** The moment at which the shops were found, milliseconds. */
    readonly now: number
  }
  readonly commands: { readonly show: (search: Search) => void; readonly retry: () => void }
}

/** The search for shops on a desktop: by words, ten on a page (R2.21, R9.02). */
export const ShopSearchPage = ({ view, commands }: ShopSearchPageProps) => {
  const { t } = useTranslation('search')
  const { search } = view
  return (
    <Page>
      <h1 className={css.title}>{t('shopTitle')}</h1>
      <SearchBox
        key={search.keyword}
        label={t('shopLabel')}
        placeholder={t('shopLabel')}
        keyword={search.keyword}
        action={routes.searchShop.href()}
        onSearch={(keyword) => commands.show(withKeyword(search, keyword))}
      />
      <Shops view={view} commands={commands} />
    </Page>
  )
}

const PLACES = 6
const PLACE_HEIGHT = '140px'

const Shops = ({ view, commands }: ShopSearchPageProps) => {
  const { t } = useTranslation('search')
  const { search, results } = view
  const hits = hitsOf(results)
  if (results.state === 'failed') return <SearchFailed onRetry={commands.retry} />
  if (hits === undefined || results.state === 'loading')
    return (
      <Loading>
        {Array.from({ length: PLACES }, (_, i) => i).map((i) => (
          <Skeleton key={i} height={PLACE_HEIGHT} />
        ))}
      </Loading>
    )
  if (hits.total === 0) return <NoShops search={search} onShow={commands.show} />
  return (
    <Stack as="section" aria-label={t('results')} aria-busy={view.isBusy}>
      <Corrected search={search} words={hits.correctedWords} />
      <p role="status">{t('totalShops', { count: hits.total })}</p>
      <ShopList shops={hits.records} now={view.now} />
      <Pagination
        page={search.pageNum}
        pageCount={pageCount(hits.total, view.pageSize)}
        onPage={(page) => commands.show(turnedTo(search, page))}
        toPage={(page) => routes.searchShop.href(turnedTo(search, page))}
      />
    </Stack>
  )
}
