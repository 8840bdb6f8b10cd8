import { onDevice } from '@compute-mall/app'
import { CashierPage as PhoneCashierPage } from './CashierPage.mobile.tsx'
import { CashierPage } from './CashierPage.tsx'
import { useCashier } from './useCashier.ts'

export { loader } from './useCashier.ts'

export const Component = onDevice({ desktop: CashierPage, mobile: PhoneCashierPage }, useCashier)
