import { load, usePage } from '@compute-mall/app'
import { continuedShops, PAGE_SIZE, requestOf, type SearchRequest } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { grow } from './growing.ts'
import { MobileShopSearchPage } from './ShopSearchPage.mobile.tsx'
import { resultsOf } from './searching.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchShop, (context) => {
  const find = (body: SearchRequest) => context.client.search.shops({ body })
  return grow(context, {
    href: routes.searchShop.href,
    pageSize: PAGE_SIZE.store,
    find,
    continued: continuedShops,
    begin: async (search, rows) => ({
      search,
      results: resultsOf(await find(requestOf(search, rows))()),
      now: Date.now(),
    }),
  })
})

export const Component = () => (
  <MobileShopSearchPage {...useSearching(routes.searchShop, usePage<typeof loader>(), true)} />
)
