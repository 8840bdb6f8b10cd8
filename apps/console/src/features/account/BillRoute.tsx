import { BillPage } from './BillPage.tsx'
import { useBill } from './useBill.ts'

export { loader } from './useBill.ts'

export const Component = () => <BillPage {...useBill()} />
