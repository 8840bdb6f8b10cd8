import {
  load,
  mapRows,
  useClock,
  usePage,
  usePolling,
  useWorkList,
  type WorkList,
  workListLoader,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { type Resource, resourceList, resourceView } from '@compute-mall/core/provision'
import { routes } from '../../routes.ts'
import type { ResourceListPageProps } from './ResourceListPage.tsx'
import { resourceLinks } from './resourceLinks.ts'

const resources: WorkList<typeof resourceList, Resource> = {
  list: resourceList,
  route: routes.resources,
  read: ({ provision }) => provision.list,
  export: ({ provision }) => provision.export,
  views: 'console.resources',
}

/** The resources, and the centres to filter them by. */
export const loader = load(routes.resources, async (context) => {
  const [page, centers] = await Promise.all([
    workListLoader(resources)(context),
    context.client.resource.clusterList({ query: { siteCode: undefined } })(),
  ])
  return { page, centers: E.isRight(centers) ? centers.right : [] }
})

/** The resources of the user or of the group. */
export const useResources = (): ResourceListPageProps => {
  const { page, centers } = usePage<typeof loader>()
  const { view, commands } = useWorkList(resources, page)
  const clock = useClock()
  usePolling(
    page.kind === 'loaded' &&
      page.value.records.some(({ status }) => status === 'pending' || status === 'opening'),
  )
  return {
    view: { ...view, centers, page: mapRows(view.page, (resource) => resourceView(resource, clock())) },
    links: resourceLinks,
    commands,
  }
}
