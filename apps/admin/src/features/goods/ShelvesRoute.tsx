import { ShelvesPage } from './ShelvesPage.tsx'
import { useShelves } from './useShelves.ts'

export { loader } from './useShelves.ts'

export const Component = () => <ShelvesPage {...useShelves()} />
