import { load, usePage } from '@compute-mall/app'
import { requestOf, SPACE_PAGE_SIZE } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'
import { resultsOf } from '../search/searching.ts'
import { loadCenters, loadOpened } from './loadSpace.ts'
import { SpacePage } from './SpacePage.tsx'
import { useSpace } from './useSpace.tsx'

/** What the community has for the address, and the asset that it opens. */
export const loader = load(routes.community, async ({ client, params: { search, asset } }) => {
  const [found, centers, opened] = await Promise.all([
    client.search.aiNexus({ body: requestOf(search, SPACE_PAGE_SIZE) })(),
    loadCenters(client),
    loadOpened(client, asset),
  ])
  return { search, results: resultsOf(found), centers, pageSize: SPACE_PAGE_SIZE, ...opened }
})

export const Component = () => <SpacePage {...useSpace(usePage<typeof loader>())} />
