import { MobileSettlePage } from './SettlePage.mobile.tsx'
import { useSettle } from './useSettle.ts'

export { loader } from './useSettle.ts'

export const Component = () => <MobileSettlePage {...useSettle()} />
