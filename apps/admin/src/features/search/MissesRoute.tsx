import { MissesPage } from './MissesPage.tsx'
import { useMisses } from './useMisses.ts'

export { loader } from './useMisses.ts'

export const Component = () => <MissesPage {...useMisses()} />
