import { type LoadContext, load, onDevice, usePage } from '@compute-mall/app'
import { PAGE_SIZE, type Search } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { loadSearch } from './loadSearch.ts'
import { SearchPage as PhoneSearchPage } from './SearchPage.mobile.tsx'
import { SearchPage } from './SearchPage.tsx'
import { useMiss } from './useMiss.ts'
import { useSearching } from './useSearching.ts'

const pageSizeOf = ({ device, params }: LoadContext<Search>): number => {
  if (device === 'mobile') return PAGE_SIZE.goodsMobile
  return params.shop === '' ? PAGE_SIZE.goods : PAGE_SIZE.store
}

export const loader = load(routes.searchGoods, (context) =>
  loadSearch(context, {
    href: routes.searchGoods.href,
    shelf: 'application',
    pageSize: pageSizeOf(context),
    find: (body) => context.client.search.goods({ body }),
  }),
)

const useSearch = () => {
  const page = usePage<typeof loader>()
  useMiss(page.search, page.results)
  return useSearching(routes.searchGoods, page)
}

export const Component = onDevice({ desktop: SearchPage, mobile: PhoneSearchPage }, useSearch)
