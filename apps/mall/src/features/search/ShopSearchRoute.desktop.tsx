import { load, redirectTo, usePage } from '@compute-mall/app'
import { PAGE_SIZE, pageCount, requestOf, turnedTo } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { ShopSearchPage } from './ShopSearchPage.tsx'
import { resultsOf } from './searching.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchShop, async ({ client, params: search }) => {
  const results = resultsOf(await client.search.shops({ body: requestOf(search, PAGE_SIZE.store) })())
  const last = results.state === 'found' ? pageCount(results.hits.total, PAGE_SIZE.store) : search.pageNum
  if (search.pageNum > Math.max(1, last))
    throw redirectTo(routes.searchShop.href(turnedTo(search, Math.max(1, last))))
  return { search, results, pageSize: PAGE_SIZE.store, now: Date.now() }
})

export const Component = () => (
  <ShopSearchPage {...useSearching(routes.searchShop, usePage<typeof loader>())} />
)
