import { load, usePage } from '@compute-mall/app'
import { PAGE_SIZE } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { searched } from './goods.search.ts'
import { SearchPage } from './SearchPage.tsx'
import { loadSearch } from './searching.ts'
import { useMiss } from './useMiss.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchGoods, (context) =>
  loadSearch(context, searched(context, context.params.shop === '' ? PAGE_SIZE.goods : PAGE_SIZE.store)),
)

export const Component = () => {
  const page = usePage<typeof loader>()
  useMiss(page.search, page.results)
  return <SearchPage {...useSearching(routes.searchGoods, page)} />
}
