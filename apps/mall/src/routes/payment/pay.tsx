import { CashierPage } from '@compute-mall/ui/screens/payment'
import { useCashier } from './useCashier.ts'

export { loader, texts } from './useCashier.ts'

export const Component = () => <CashierPage {...useCashier()} />
