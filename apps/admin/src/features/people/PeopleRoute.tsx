import { PeoplePage } from './PeoplePage.tsx'
import { usePeople } from './usePeople.ts'

export { loader } from './usePeople.ts'

export const Component = () => <PeoplePage {...usePeople()} />
