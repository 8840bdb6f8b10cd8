import { useParams } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { PersonPage } from './PersonPage.tsx'
import { usePerson } from './usePerson.ts'

export { loader } from './usePerson.ts'

/** What was chosen for one user is not kept for the next. */
export const Component = () => <Person key={useParams(routes.person).userId} />

const Person = () => <PersonPage {...usePerson()} />
