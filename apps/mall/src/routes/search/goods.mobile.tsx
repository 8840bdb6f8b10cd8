import { PAGE_SIZE } from '@compute-mall/core/search'
import { MobileSearchPage } from '../../features/search/SearchPage.mobile.tsx'
import { load, usePage } from '../../router/page.ts'
import { searched } from './goods.search.ts'
import { loadGrowing } from './searching.ts'
import { useSearching } from './useSearching.ts'

export { texts } from './goods.search.ts'

export const loader = load((request) => loadGrowing(request, searched(request, PAGE_SIZE.goodsMobile)))

export const Component = () => <MobileSearchPage {...useSearching(usePage<typeof loader>(), true)} />
