import { MobileCashierPage } from '@compute-mall/ui/screens/payment/mobile'
import { useCashier } from './useCashier.ts'

export { loader, texts } from './useCashier.ts'

export const Component = () => <MobileCashierPage {...useCashier()} />
