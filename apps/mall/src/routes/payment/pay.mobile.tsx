import { MobileCashierPage } from '../../features/payment/CashierPage.mobile.tsx'
import { useCashier } from './useCashier.ts'

export { loader, texts } from './useCashier.ts'

export const Component = () => <MobileCashierPage {...useCashier()} />
