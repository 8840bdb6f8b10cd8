import { load, usePage } from '@compute-mall/app'
import { PAGE_SIZE } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { searched } from './resource.search.ts'
import { SearchPage } from './SearchPage.tsx'
import { loadSearch } from './searching.ts'
import { useMiss } from './useMiss.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchResource, (context) =>
  loadSearch(context, searched(context, PAGE_SIZE.resource)),
)

export const Component = () => {
  const page = usePage<typeof loader>()
  useMiss(page.search, page.results)
  return <SearchPage {...useSearching(routes.searchResource, page)} />
}
