import { CashierPage } from '../../features/payment/CashierPage.tsx'
import { useCashier } from './useCashier.ts'

export { loader, texts } from './useCashier.ts'

export const Component = () => <CashierPage {...useCashier()} />
