import { load, usePage } from '@compute-mall/app'
import {
  continuedAssets,
  PAGE_SIZE,
  requestOf,
  type Search,
  type SearchRequest,
} from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { grow } from '../search/growing.ts'
import { resultsOf } from '../search/searching.ts'
import { loadCenters, loadOpened } from './loadSpace.ts'
import { MobileSpacePage } from './SpacePage.mobile.tsx'
import { useSpace } from './useSpace.tsx'

export const loader = load(routes.community, async (context) => {
  const { client, params } = context
  const find = (body: SearchRequest) => client.search.aiNexus({ body })
  const begin = async (search: Search, rows: number) => {
    const [found, centers] = await Promise.all([find(requestOf(search, rows))(), loadCenters(client)])
    return { search, results: resultsOf(found), centers }
  }
  const [list, opened] = await Promise.all([
    grow(
      { ...context, params: params.search },
      {
        href: (search) => routes.community.href({ search }),
        pageSize: PAGE_SIZE.goodsMobile,
        find,
        continued: continuedAssets,
        begin,
      },
    ),
    loadOpened(client, params.asset),
  ])
  return { ...list, ...opened }
})

export const Component = () => <MobileSpacePage {...useSpace(usePage<typeof loader>(), true)} />
