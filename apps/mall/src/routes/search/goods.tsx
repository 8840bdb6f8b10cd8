import { resourceMessages } from '@compute-mall/core/resource'
import { PAGE_SIZE, searchMessages } from '@compute-mall/core/search'
import { SearchPage } from '@compute-mall/ui/screens/search'
import { load, usePage } from '../../router/page.ts'
import { loadSearch } from './searching.ts'
import { useSearching } from './useSearching.ts'

export const texts = {
  resource: resourceMessages,
  search: searchMessages,
}

export const loader = load((request) =>
  loadSearch(request, {
    pathname: '/search/goods',
    shelf: 'application',
    pageSize: PAGE_SIZE.goods,
    find: (body) => request.client.search.goods({ body }),
  }),
)

export const Component = () => <SearchPage {...useSearching(usePage<typeof loader>())} />
