import {
  PAGE_SIZE,
  pageCount,
  readSearch,
  requestOf,
  SHOP_SEARCH,
  searchHref,
  searchMessages,
  turnedTo,
} from '@compute-mall/core/search'
import { shopMessages } from '@compute-mall/core/shop'
import { ShopSearchPage } from '../../features/search/ShopSearchPage.tsx'
import { redirectTo } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { resultsOf } from './searching.ts'
import { useSearching } from './useSearching.ts'

export const texts = { search: searchMessages, shop: shopMessages }

export const loader = load(async ({ client, query }) => {
  const search = readSearch(query)
  const results = resultsOf(await client.search.shops({ body: requestOf(search, PAGE_SIZE.store) })())
  const last = results.state === 'found' ? pageCount(results.hits.total, PAGE_SIZE.store) : search.pageNum
  if (search.pageNum > Math.max(1, last))
    throw redirectTo(searchHref(SHOP_SEARCH, turnedTo(search, Math.max(1, last))))
  return { pathname: SHOP_SEARCH, search, results, pageSize: PAGE_SIZE.store }
})

export const Component = () => <ShopSearchPage {...useSearching(usePage<typeof loader>())} />
