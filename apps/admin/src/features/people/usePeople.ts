import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { personList } from '@compute-mall/core/identity'
import { routes } from '../../routes.ts'
import type { PeoplePageProps } from './PeoplePage.tsx'

/** The page of users that the address means. */
export const loader = load(routes.people, async ({ client, params: query }) =>
  loadedOf(await client.identity.people({ query })()),
)

/** All users: what is asked stands in the address. */
export const usePeople = (): PeoplePageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.people)
  const reload = useReload()
  const list = useListCommands({
    list: personList,
    query,
    href: routes.people.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query },
    links: { one: (userId) => routes.person.href({ userId }) },
    commands: { ...list, retry: () => void reload() },
  }
}
