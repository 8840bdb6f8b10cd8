import { RemittancesPage } from './RemittancesPage.tsx'
import { useRemittances } from './useRemittances.ts'

export { loader } from './useRemittances.ts'

export const Component = () => <RemittancesPage {...useRemittances()} />
