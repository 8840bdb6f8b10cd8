import { BillsPage } from './BillsPage.tsx'
import { useBills } from './useBills.ts'

export { loader } from './useBills.ts'

export const Component = () => <BillsPage {...useBills()} />
