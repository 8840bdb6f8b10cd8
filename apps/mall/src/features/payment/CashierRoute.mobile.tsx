import { MobileCashierPage } from './CashierPage.mobile.tsx'
import { useCashier } from './useCashier.ts'

export { loader } from './useCashier.ts'

export const Component = () => <MobileCashierPage {...useCashier()} />
