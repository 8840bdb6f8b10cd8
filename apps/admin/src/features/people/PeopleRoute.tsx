import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type PersonRow, personList } from '@compute-mall/core/identity'
import { routes } from '../../routes.ts'
import { PeoplePage } from './PeoplePage.tsx'

const people: WorkList<typeof personList, PersonRow> = {
  list: personList,
  route: routes.people,
  read: ({ identity }) => identity.people,
  export: ({ identity }) => identity.exportPeople,
  views: 'admin.people',
}
export const loader = workListLoader(people)

export const Component = () => (
  <PeoplePage {...useWorkList(people)} links={{ person: (userId) => routes.person.href({ userId }) }} />
)
