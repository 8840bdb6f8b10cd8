import {
  load,
  loadedOf,
  useClock,
  useListCommands,
  usePage,
  useParams,
  usePolling,
  useReload,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { resourceList, resourceView } from '@compute-mall/core/provision'
import { routes } from '../../routes.ts'
import type { ResourceListPageProps } from './ResourceListPage.tsx'
import { resourceLinks } from './resourceLinks.ts'

/** The resources that the address asks for, and the centres to filter by. */
export const loader = load(routes.resources, async ({ client, params: query }) => {
  const [list, centers] = await Promise.all([
    client.provision.list({ query })(),
    client.resource.clusterList({ query: { siteCode: undefined } })(),
  ])
  return { list: loadedOf(list), centers: E.isRight(centers) ? centers.right : [] }
})

/** The resources of the user or of the group, and where each leads. */
export const useResources = (): ResourceListPageProps => {
  const { list, centers } = usePage<typeof loader>()
  const query = useParams(routes.resources)
  const reload = useReload()
  const clock = useClock()
  const commands = useListCommands({
    list: resourceList,
    query,
    href: routes.resources.href,
    neighbours: list.kind === 'loaded' ? list.value : null,
  })
  usePolling(
    list.kind === 'loaded' &&
      list.value.records.some(({ status }) => status === 'pending' || status === 'opening'),
  )
  return {
    view: {
      query,
      centers,
      page:
        list.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: {
                ...list.value,
                records: list.value.records.map((resource) => resourceView(resource, clock())),
              },
            }
          : list,
    },
    links: resourceLinks,
    commands: { ...commands, retry: () => void reload() },
  }
}
