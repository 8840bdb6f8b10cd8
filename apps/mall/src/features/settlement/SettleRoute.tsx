import { onDevice } from '@compute-mall/app'
import { SettlePage as PhoneSettlePage } from './SettlePage.mobile.tsx'
import { SettlePage } from './SettlePage.tsx'
import { useSettle } from './useSettle.ts'

export { loader } from './useSettle.ts'

export const Component = onDevice({ desktop: SettlePage, mobile: PhoneSettlePage }, useSettle)
