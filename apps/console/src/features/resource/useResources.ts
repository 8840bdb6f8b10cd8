import {
  load,
  loadedOf,
  useClock,
  useDeskList,
  useExport,
  usePage,
  useParams,
  usePolling,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import { resourceList, resourceView } from '@compute-mall/core/provision'
import { useClient } from '@compute-mall/react'
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
  const { list: page, centers } = usePage<typeof loader>()
  const query = useParams(routes.resources)
  const clock = useClock()
  const client = useClient()
  const exporting = useExport(() => client.provision.export({ query }))
  const list = useDeskList({
    name: 'console.resources',
    list: resourceList,
    query,
    href: routes.resources.href,
    page,
  })
  usePolling(
    page.kind === 'loaded' &&
      page.value.records.some(({ status }) => status === 'pending' || status === 'opening'),
  )
  return {
    view: {
      ...list.view,
      exporting: exporting.pending,
      centers,
      page:
        page.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: {
                ...page.value,
                records: page.value.records.map((resource) => resourceView(resource, clock())),
              },
            }
          : page,
    },
    links: resourceLinks,
    commands: { ...list.commands, exportRows: exporting.run },
  }
}
