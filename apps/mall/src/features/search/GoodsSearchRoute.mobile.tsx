import { load, usePage } from '@compute-mall/app'
import { PAGE_SIZE } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { searched } from './goods.search.ts'
import { MobileSearchPage } from './SearchPage.mobile.tsx'
import { loadGrowing } from './searching.ts'
import { useMiss } from './useMiss.ts'
import { useSearching } from './useSearching.ts'

export const loader = load(routes.searchGoods, (context) =>
  loadGrowing(context, searched(context, PAGE_SIZE.goodsMobile)),
)

export const Component = () => {
  const page = usePage<typeof loader>()
  useMiss(page.search, page.results)
  return <MobileSearchPage {...useSearching(routes.searchGoods, page, true)} />
}
