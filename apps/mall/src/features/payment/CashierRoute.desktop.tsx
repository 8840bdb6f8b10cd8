import { CashierPage } from './CashierPage.tsx'
import { useCashier } from './useCashier.ts'

export { loader } from './useCashier.ts'

export const Component = () => <CashierPage {...useCashier()} />
