import { type LoadContext, load, onDevice, redirectTo, usePage } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import {
  continuedShops,
  PAGE_SIZE,
  pageCount,
  requestOf,
  type Search,
  type SearchRequest,
  turnedTo,
} from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { grow } from './growing.ts'
import { ShopSearchPage as PhoneShopSearchPage } from './ShopSearchPage.mobile.tsx'
import { ShopSearchPage } from './ShopSearchPage.tsx'
import { resultsOf } from './searching.ts'
import { useSearching } from './useSearching.ts'

const { href } = routes.searchShop
const pageSize = PAGE_SIZE.store

const loadPage = async ({ client }: LoadContext, search: Search, rows: number) => ({
  search,
  results: resultsOf(await client.search.shops({ body: requestOf(search, rows) }, shownInPlace)()),
  pageSize,
  now: Date.now(),
})

const loadGrowing = (context: LoadContext<Search>) =>
  grow(context, {
    href,
    pageSize,
    find: (body: SearchRequest) => context.client.search.shops({ body }, shownInPlace),
    continued: continuedShops,
    begin: (search, rows) => loadPage(context, search, rows),
  })

/** The shops for an address. A page behind the last one is the last one, in the address as well. */
export const loader = load(routes.searchShop, async (context) => {
  if (context.device === 'mobile') return loadGrowing(context)
  const { params: search } = context
  const page = await loadPage(context, search, pageSize)
  const { results } = page
  const last = results.state === 'found' ? pageCount(results.hits.total, pageSize) : search.pageNum
  if (search.pageNum > Math.max(1, last)) throw redirectTo(href(turnedTo(search, Math.max(1, last))))
  return page
})

const useShops = () => useSearching(routes.searchShop, usePage<typeof loader>())

export const Component = onDevice({ desktop: ShopSearchPage, mobile: PhoneShopSearchPage }, useShops)
