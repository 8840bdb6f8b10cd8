import { PAGE_SIZE } from '@compute-mall/core/search'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { load, usePage } from '../../router/page.ts'
import { searched } from './resource.search.ts'
import { loadSearch } from './searching.ts'
import { useSearching } from './useSearching.ts'

export { texts } from './resource.search.ts'

export const loader = load((request) => loadSearch(request, searched(request, PAGE_SIZE.resource)))

export const Component = () => <SearchPage {...useSearching(usePage<typeof loader>())} />
