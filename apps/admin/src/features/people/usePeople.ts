import { load, loadedOf, useDeskList, useExport, usePage, useParams } from '@compute-mall/app'
import { personList } from '@compute-mall/core/identity'
import { useClient } from '@compute-mall/react'
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
  const client = useClient()
  const exporting = useExport(() => client.identity.exportPeople({ query }))
  const list = useDeskList({
    name: 'admin.people',
    list: personList,
    query,
    href: routes.people.href,
    page,
  })
  return {
    view: { ...list.view, exporting: exporting.pending },
    links: { one: (userId) => routes.person.href({ userId }) },
    commands: { ...list.commands, exportRows: exporting.run },
  }
}
