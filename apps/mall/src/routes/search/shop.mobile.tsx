import {
  continuedShops,
  PAGE_SIZE,
  readSearch,
  requestOf,
  SHOP_SEARCH,
  searchMessages,
} from '@compute-mall/core/search'
import { shopMessages } from '@compute-mall/core/shop'
import { MobileShopSearchPage } from '../../features/search/ShopSearchPage.mobile.tsx'
import { load, type PageRequest, usePage } from '../../router/page.ts'
import { grow } from './growing.ts'
import { resultsOf } from './searching.ts'
import { useSearching } from './useSearching.ts'

export const texts = { search: searchMessages, shop: shopMessages }

const searched = ({ client }: PageRequest) => ({
  pathname: SHOP_SEARCH,
  pageSize: PAGE_SIZE.store,
  find: (body: ReturnType<typeof requestOf>) => client.search.shops({ body }),
})

export const loader = load((request) => {
  const shops = searched(request)
  return grow(request, {
    ...shops,
    continued: continuedShops,
    begin: async (query, rows) => {
      const search = readSearch(query)
      const results = resultsOf(await shops.find(requestOf(search, rows))())
      return { pathname: shops.pathname, search, results }
    },
  })
})

export const Component = () => <MobileShopSearchPage {...useSearching(usePage<typeof loader>(), true)} />
