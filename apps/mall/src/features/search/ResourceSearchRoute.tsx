import { load, onDevice, usePage } from '@compute-mall/app'
import { PAGE_SIZE } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { loadSearch } from './loadSearch.ts'
import { SearchPage as PhoneSearchPage } from './SearchPage.mobile.tsx'
import { SearchPage } from './SearchPage.tsx'
import { useMiss } from './useMiss.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchResource, (context) =>
  loadSearch(context, {
    href: routes.searchResource.href,
    shelf: 'compute',
    pageSize: PAGE_SIZE.resource,
    find: (body) => context.client.search.resource({ body }),
  }),
)

const useSearch = () => {
  const page = usePage<typeof loader>()
  useMiss(page.search, page.results)
  return useSearching(routes.searchResource, page)
}

export const Component = onDevice({ desktop: SearchPage, mobile: PhoneSearchPage }, useSearch)
