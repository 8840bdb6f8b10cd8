import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { teamRequestList } from '@compute-mall/core/team'
import { routes } from '../../routes.ts'
import type { RequestsPageProps } from './RequestsPage.tsx'

/** The requests that the address asks for. */
export const loader = load(routes.teamRequests, async ({ client, params: query }) =>
  loadedOf(await client.team.requests({ query })()),
)

/** What members ask their leader to buy. */
export const useRequests = (): RequestsPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.teamRequests)
  const reload = useReload()
  const { asked, commands } = useListCommands({
    list: teamRequestList,
    query,
    href: routes.teamRequests.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked },
    links: { team: routes.team.href(), request: (requestId) => routes.teamRequest.href({ requestId }) },
    commands: { ...commands, retry: () => void reload() },
  }
}
