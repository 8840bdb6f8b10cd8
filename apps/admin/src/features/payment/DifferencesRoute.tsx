import { DifferencesPage } from './DifferencesPage.tsx'
import { useDifferences } from './useDifferences.ts'

export { loader } from './useDifferences.ts'

export const Component = () => <DifferencesPage {...useDifferences()} />
